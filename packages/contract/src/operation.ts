import type * as z from 'zod/mini';
import type { ErrorCode } from '#error-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody; whoever holds both halves of a session; the same but no trial player (LOG-09); an agent.
 */
export type Who = 'visitor' | 'token' | 'member' | 'agent';

/** STA-02: times at which the site is closed. */
export type Closure = 'maintenance' | 'regionBlock';

export type Operation<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Some calls of docs/calls.md exist under two methods (API-02). */
  readonly alsoMethod?: Method;
  readonly path: `/${string}`;
  readonly who: Who;
  /** Open to visitors, but answers more to whoever holds both halves of a session; bad ones count as none. */
  readonly whoKnown?: boolean;
  /** An encrypted call carries its request as a compact JWE bound to this method and path. */
  readonly encrypted: boolean;
  /** Requests a minute from one caller before the rest is refused. */
  readonly perMinute: number;
  /** Answers although the site is closed: everything else is refused then, whatever the page shows. */
  readonly openDuring?: readonly Closure[];
  /** May be called by a session whose password must be changed first (LOG-13, PWD-04); all others are refused. */
  readonly beforePasswordChange?: boolean;
  /** Refused to a session that came about without the password, e.g. after a reset by phone (T25). */
  readonly needsFullAssurance?: boolean;
  /** A header with a sealed random text must come along, bound like an encrypted body (LOG-08). */
  readonly sealedHeader?: boolean;
  /** A form post (application/x-www-form-urlencoded) is understood beside JSON: PWD-02 is called so. */
  readonly alsoForm?: boolean;
  /** The body, or the answer, is the bytes of a picture rather than JSON; a refusal is the envelope all the same. */
  readonly sends?: 'picture';
  readonly answers?: 'picture' | 'csv';
  readonly request: Request;
  readonly response: Response;
  /** Refusals beyond those every call shares (bad request, not logged in, too many, internal). */
  readonly errors: readonly ErrorCode[];
};

export type RequestOf<O extends Operation> = z.input<O['request']>;
export type ParsedRequestOf<O extends Operation> = z.output<O['request']>;
export type ResponseOf<O extends Operation> = z.output<O['response']>;

/** A promise both sides keep: declared once, from which route, client, form, document and fuzzer are made. */
export function defineOperation<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  operation: Operation<Request, Response>,
): Operation<Request, Response> {
  return operation;
}

/** Whether the request travels in the query string rather than in a body. */
export function sendsQuery(operation: Pick<Operation, 'method'>): boolean {
  return operation.method === 'GET' || operation.method === 'DELETE';
}
