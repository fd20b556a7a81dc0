import { CIPHER_ALG, CIPHER_ENC } from '@maidan/contract/cipher.ts';
import { failureSchema } from '@maidan/contract/envelope.ts';
import { ERROR_CODES, type ErrorCode } from '@maidan/contract/error-codes.ts';
import type { Method, Operation } from '@maidan/contract/operation.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import * as z from 'zod/mini';

/** The part of JSON Schema that the contract uses. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
};

/** What every call may answer beside its own refusals. */
const SHARED: readonly ErrorCode[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];

export function errorsOf(operation: Operation): ErrorCode[] {
  const door: ErrorCode[] = operation.who === 'visitor' ? [] : ['NOT_LOGGED_IN'];
  if (operation.who === 'agent') door.push('NOT_ALLOWED');
  if (operation.who === 'member') door.push('NEEDS_REAL_ACCOUNT');
  if (operation.needsFullAssurance === true) door.push('HELD_FOR_SAFETY');
  if (operation.who !== 'visitor' && operation.beforePasswordChange !== true)
    door.push('PASSWORD_CHANGE_REQUIRED');
  return [...new Set<ErrorCode>([...SHARED, ...door, ...operation.errors])];
}

/** The first word of the path that is no version; the relay calls are the lobby. */
export function areaOf({ path }: Operation): string {
  if (path.startsWith('/wps/relay/')) return 'lobby';
  return (
    path
      .split('/')
      .slice(2)
      .find((word) => !/^v\d+$/.test(word)) ?? 'system'
  );
}

export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest as JsonSchema;
}

/** OpenAPI 3.1, from the one list of operations. */
export function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const methods: Method[] = operation.alsoMethod
      ? [operation.method, operation.alsoMethod]
      : [operation.method];
    const entry = (paths[operation.path] ??= {});
    for (const method of methods) entry[method.toLowerCase()] = describe(operation, method);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maidan platform',
      version: '1.0.0',
      description:
        'Every answer is one envelope: success, value, message; a refusal adds code, requestId and, for forms, fields. ' +
        'Amounts are decimal strings with two decimals, times are UTC.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failureSchema, 'output') },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The half of the session that the page holds.',
        },
        half: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-maidan',
          description: 'The half no script can read.',
        },
      },
    },
  };
}

function describe(operation: Operation, method: Method) {
  const request = schemaOf(operation.request, 'input');
  const inQuery = method === 'GET' || method === 'DELETE';
  return {
    operationId: method === operation.method ? operation.name : `${operation.name}By${method}`,
    summary: operation.summary,
    tags: [areaOf(operation)],
    'x-encrypted': operation.encrypted,
    'x-requests-per-minute': operation.perMinute,
    security: operation.who === 'visitor' ? [] : [{ token: [], half: [] }],
    ...(inQuery ? { parameters: parametersOf(request) } : { requestBody: bodyOf(operation, request) }),
    responses: responsesOf(operation),
  };
}

function parametersOf(request: JsonSchema) {
  return Object.entries(request.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: request.required?.includes(name) ?? false,
    schema,
  }));
}

const A_PICTURE = { type: 'string', format: 'binary' };

function bodyOf(operation: Operation, request: JsonSchema) {
  if (operation.sends === 'picture')
    return {
      required: true,
      content: { 'image/png': { schema: A_PICTURE }, 'image/jpeg': { schema: A_PICTURE } },
    };
  if (!operation.encrypted) return { required: true, content: { 'application/json': { schema: request } } };
  const sealed = {
    type: 'object',
    required: ['payload'],
    additionalProperties: false,
    properties: {
      payload: {
        type: 'string',
        description: `Compact JWE (${CIPHER_ALG}, ${CIPHER_ENC}) of the object in x-plain, bound by htm, htu, iat and jti.`,
      },
    },
  };
  return { required: true, content: { 'application/json': { schema: sealed, 'x-plain': request } } };
}

function responsesOf(operation: Operation) {
  const success = {
    type: 'object',
    required: ['success', 'value', 'message'],
    properties: {
      success: { const: true },
      value: schemaOf(operation.response, 'output'),
      message: { type: 'string' },
    },
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    const { status } = ERROR_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  return {
    200: {
      description: 'Done',
      content: contentOf(operation, success),
    },
    ...Object.fromEntries(
      [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: failure }]),
    ),
  };
}

function contentOf(operation: Operation, success: object) {
  if (operation.answers === 'picture') return { 'image/jpeg': { schema: A_PICTURE } };
  if (operation.answers === 'csv') return { 'text/csv': { schema: { type: 'string' } } };
  return { 'application/json': { schema: success } };
}
