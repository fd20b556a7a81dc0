import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { App } from '#call/platform.ts';

const SECRET_PATHS = [
  'authorization',
  'cookie',
  'password',
  'confirmPassword',
  'token',
  'half',
  'payload',
  'secret',
];

/** Even what should never be logged is unreadable if it is. */
export function loggerOptions(config: Config, stream?: { write(line: string): void }) {
  return {
    level: config.logLevel,
    ...(stream === undefined ? {} : { stream }),
    base: { merchant: config.merchant },
    redact: {
      paths: SECRET_PATHS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      // The path only: a query may hold what somebody should not have put there.
      err: describeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        ip: request.ip,
      }),
    },
  };
}

type LoggedError = { [key: string]: unknown; type: string; message: string; stack: string };

/** Errors of drivers carry whole connections with them; a log line needs what happened and where. */
function describeError(error: Error): LoggedError {
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: error.stack ?? '',
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
    // What went wrong with each of several is what anybody wants to know.
    ...(error instanceof AggregateError
      ? { errors: error.errors.slice(0, MOST_ERRORS).map((one) => describeError(asError(one))) }
      : {}),
  };
}

const MOST_ERRORS = 20;

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** A request id of our own making, unless a trusted proxy has already given one. */
export function requestIdFor(config: Config) {
  return (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    return config.trustedProxyHops > 0 && typeof given === 'string' && GIVEN_ID.test(given)
      ? given
      : randomUUID();
  };
}

const TRACE_PARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Whoever calls may name the trace that the call belongs to (W3C Trace Context): lines of several requests, found by one id. */
export function withTrace<Bindings extends object>(
  bindings: Bindings,
  { headers }: IncomingMessage,
): Bindings {
  const given = headers['traceparent'];
  const trace = typeof given === 'string' ? TRACE_PARENT.exec(given)?.[1] : undefined;
  return trace === undefined ? bindings : { ...bindings, trace };
}

const WRITES_ALL = new Set(['info', 'debug', 'trace']);

/** Asked every few seconds by machines; a line for each would drown the rest. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each answer, and its time into the metrics. */
export function useAccessLog(app: App): void {
  const { durations } = app.platform.metrics;
  // The level of a node is fixed when it starts; nobody pays for lines that are not written.
  const writesAll = WRITES_ALL.has(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    durations.observe(operation, status, ms / 1000);
    const failed = status >= 500;
    if (QUIET.has(operation) || !(failed || writesAll)) return done();
    const line = { operation, status, ms: Math.round(ms * 10) / 10, req: request };
    if (failed) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

/** As long as a token, and made of the same letters. */
const MAYBE_SECRET = /[A-Za-z0-9_-]{32,}/g;

/** A broken link may carry a secret in its path too; no path of ours has a word that long which anybody needs to read. */
function pathOf(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(MAYBE_SECRET, '…');
}
