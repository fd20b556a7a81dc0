/** The database could not be asked, or did not answer in time. The caller may try again with the same idempotency key. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(`the database is not available (${code})`, { cause });
  }
}

const RETRY_CODES = new Set(['40001', '40P01']);

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300', // too many connections
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
  '53100', // disk full
  '53200', // out of memory
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // transaction idle for too long
]);

/** All connections were in use for too long: the statement was never sent, so nothing has happened. */
export const ALL_CONNECTIONS_BUSY = 'ALL_CONNECTIONS_BUSY';
const WAITED_FOR_CONNECTION = /timeout exceeded when trying to connect/;

/** The messages with which `pg` reports a lost connection without any code. */
const LOST_CONNECTION = /Connection terminated|Client has encountered a connection error|Query read timeout/;

/** Whether the connection itself is of no use any more, as `pg` says it. */
export function isLostConnection(error: unknown): error is Error {
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * The server has undone the whole statement or transaction, so running it again cannot happen twice. A ledger
 * transaction that meets its own key at the same moment belongs here: asked again, the ledger gives the first answer.
 */
export function isUndoneByServer(error: unknown): boolean {
  const code = errorCode(error);
  if (code === '23505') return errorConstraint(error)?.startsWith('ledger_transaction_') ?? false;
  return RETRY_CODES.has(code ?? '');
}

function errorConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Turns failures of the connection into one kind of error; everything else passes as it is. */
export function describeFailure(error: unknown): unknown {
  const code = errorCode(error);
  if (code !== undefined && (UNAVAILABLE_CODES.has(code) || code.startsWith('08'))) {
    return new DatabaseUnavailable(code, error);
  }
  if (!(error instanceof Error)) return error;
  if (WAITED_FOR_CONNECTION.test(error.message)) return new DatabaseUnavailable(ALL_CONNECTIONS_BUSY, error);
  if (isLostConnection(error)) return new DatabaseUnavailable('CONNECTION_LOST', error);
  return error;
}
