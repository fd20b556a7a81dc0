import type { Operation } from '@maidan/contract/operation.ts';
import * as fc from 'fast-check';
import { schemaOf, type JsonSchema } from '#http/api-document/openapi.ts';
import { CORPUS } from './corpus.ts';

export type BadInput = {
  kind: string;
  body: string;
  /** The same as pairs, for calls that travel in a query. */
  fields?: Record<string, unknown>;
  headers: Record<string, string>;
  /** For encrypted calls: sealed correctly, so that the damage is found inside; or sent as it is. */
  seal: boolean;
};

const PROBES = 200;
const MALFORMED = [
  '',
  '{',
  '{"a":}',
  '[1,2',
  'null',
  '[]',
  '"text"',
  '42',
  'true',
  '{"a":1}{"b":2}',
  '\u0000',
  '{a:1}',
];
const WRONG_TYPES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  [],
  ['a'],
  {},
  { $gt: 0 },
  [[[]]],
  '',
  { toString: 1 },
];
const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'x/y',
  '',
];

/** Everything that is wrong for an operation, made from its own schema: what is generated here never fits it. */
export function badInputs(operation: Operation): fc.Arbitrary<BadInput> {
  const schema = schemaOf(operation.request, 'input');
  const names = Object.keys(schema.properties ?? {});
  const refusedFields = (arbitrary: fc.Arbitrary<Record<string, unknown>>, kind: string) =>
    fc
      .tuple(arbitrary, fc.boolean())
      .filter(([fields]) => !fits(operation, fields))
      .map(([fields, seal]) => withFields(kind, fields, seal));
  const kinds: fc.Arbitrary<BadInput>[] = [
    malformed(operation),
    oversized(),
    refusedFields(extraField(schema), 'extra field'),
  ];
  if (operation.method !== 'GET' && operation.method !== 'DELETE') kinds.push(wrongContentType(schema));
  if (names.length > 0) {
    const changes: [string, fc.Arbitrary<unknown>][] = [
      ['wrong type', fc.constantFrom(...WRONG_TYPES)],
      ['corpus string', fc.constantFrom(...CORPUS)],
      ['any string', fc.string({ unit: 'binary' })],
    ];
    for (const [kind, values] of changes) {
      const changed = changedField(schema, values);
      // A field that takes almost any text has no such damage; looking for it would never end.
      if (isOftenRefused(operation, changed)) kinds.push(refusedFields(changed, kind));
    }
  }
  if ((schema.required ?? []).length > 0) kinds.push(refusedFields(missingField(schema), 'missing field'));
  return fc.oneof(...kinds);
}

function isOftenRefused(operation: Operation, arbitrary: fc.Arbitrary<Record<string, unknown>>): boolean {
  const probes = fc.sample(arbitrary, { numRuns: PROBES, seed: 1 });
  return probes.filter((fields) => !fits(operation, fields)).length > PROBES / 20;
}

function withFields(kind: string, fields: Record<string, unknown>, seal: boolean): BadInput {
  // An own `__proto__` stays in the text, where a plain literal would swallow it.
  return { kind, fields, body: JSON.stringify(fields), headers: {}, seal };
}

/** In a query everything is text, so a value must not fit as text either. */
function fits(operation: Operation, fields: Record<string, unknown>): boolean {
  const asText = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return operation.request.safeParse(fields).success || operation.request.safeParse(asText).success;
}

/** Not an object, or no JSON at all. In a query these are unknown names, unless they are empty. */
function malformed(operation: Operation): fc.Arbitrary<BadInput> {
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const emptyFits = operation.request.safeParse({}).success;
  const texts = MALFORMED.filter((text) => text !== '' || !(inQuery || emptyFits));
  return fc
    .tuple(fc.constantFrom(...texts), fc.boolean())
    .map(([body, seal]) => ({ kind: 'malformed', body, headers: {}, seal }));
}

function oversized(): fc.Arbitrary<BadInput> {
  return fc.integer({ min: 66_000, max: 90_000 }).map((size) => ({
    kind: 'oversized',
    body: JSON.stringify({ filler: 'a'.repeat(size) }),
    headers: {},
    seal: false,
  }));
}

function wrongContentType(schema: JsonSchema): fc.Arbitrary<BadInput> {
  return fc.constantFrom(...CONTENT_TYPES).map((type) => ({
    kind: 'wrong content type',
    body: JSON.stringify(validFields(schema)),
    headers: { 'content-type': type },
    seal: false,
  }));
}

function changedField(
  schema: JsonSchema,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {});
  return fc
    .tuple(fc.constantFrom(...names), values)
    .map(([name, value]) => ({ ...validFields(schema), [name]: value }));
}

function missingField(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  return fc.constantFrom(...(schema.required ?? [])).map((name) => {
    const { [name]: _left, ...rest } = validFields(schema);
    return rest;
  });
}

/** T15: fields that would be worth having. */
const WISHES = [
  'type',
  'isAgent',
  'memberId',
  'balance',
  'merchant_id',
  'status',
  'role',
  '__proto__',
  'constructor',
  'x',
];

function extraField(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const free = WISHES.filter((name) => !(name in (schema.properties ?? {})));
  return fc
    .tuple(
      fc.oneof(fc.constantFrom(...free), fc.stringMatching(/^[a-z]{1,12}Zz$/)),
      fc.constantFrom(1, true, 'x', {}),
    )
    .map(([name, value]) => Object.defineProperty(validFields(schema), name, { value, enumerable: true }));
}

/** A request that would be good, made from the bounds of the schema. */
export function validFields(schema: JsonSchema): Record<string, unknown> {
  const required = schema.required ?? [];
  return Object.fromEntries(required.map((name) => [name, sample(schema.properties?.[name] ?? {})]));
}

function sample(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const option = (schema.anyOf ?? schema.oneOf)?.[0];
  if (option !== undefined) return sample(option);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  return 'a'.repeat(Math.max(schema.minLength ?? 1, 8));
}
