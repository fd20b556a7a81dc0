import {
  walletCalls,
  type WalletAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ALL_CONNECTIONS_BUSY, DatabaseUnavailable, errorCode } from '#db/database-errors.ts';
import type { Database } from '#db/database.ts';
import { sendFailure } from '#call/failure.ts';
import type { App } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { limitUnsigned, ROUTE_LIMITS } from '#call/route-limits.ts';
import { ACCOUNT_IS_FROZEN } from '#ledger/ledger-refusal.ts';
import { publishWalletBalance } from './publish-wallet-balance.ts';
import type { Shape } from './shapes/shape.ts';
import type { Signed } from './signature.ts';
import { tellOpenBets } from './tell-open-bets.ts';
import { presentStatus } from './seamless-wallet.present.ts';
import type { Caller } from './seamless-wallet.store.ts';
import type { Decided } from './wallet-calls.ts';

/**
 * Waited too long for the player's lock, which the database has undone, or for a connection, so that it was never asked. A call
 * is one statement: nothing of it has happened, though a copy of it may have. So the partner sends it again, and is not told no.
 */
const WAITED_TOO_LONG = new Set(['55P03', ALL_CONNECTIONS_BUSY]);

type RequestSchema = z.ZodMiniType<{ requestId: string }>;
type Run<Schema extends RequestSchema> = (
  db: Database,
  caller: Caller,
  input: z.output<Schema>,
) => Promise<Decided>;

/**
 * Signature, parse, run, answer, in the words of one shape. Whatever is decided is never answered with 5xx, and what nobody knows
 * always is (W19, W20).
 */
export function walletRoute<Name extends WalletCallName>(
  app: App,
  shape: Shape,
  name: Name,
  run: Run<(typeof walletCalls)[Name]['request']>,
): void {
  const schema: RequestSchema = walletCalls[name].request;
  const answerWith = (reply: FastifyReply, answer: WalletAnswer): FastifyReply => {
    const { httpStatus, body } = shape.present(answer);
    return reply.status(httpStatus).send(body);
  };
  app.route({
    method: 'POST',
    url: shape.paths[name],
    config: { limit: ROUTE_LIMITS.wallet },
    errorHandler: (error, request, reply) => answerFailure(error, request, reply, answerWith),
    handler: async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signed = shape.checkSignature(name, request.headers, body, await app.platform.partners.all());
      // Who speaks in another shape than the one agreed on is a stranger here.
      if (signed === null || signed.partner.shape !== shape.name)
        return answerWith(reply, await refuseSignature(app, request));
      const parsed = schema.safeParse(shape.readRequest(name, readJson(body, shape.refuses)));
      if (!parsed.success) return answerWith(reply, presentStatus('BAD_REQUEST', ''));
      return answerWith(reply, await decide(app, request, name, signed, parsed.data as never, run));
    },
  });
}

async function decide<Schema extends RequestSchema>(
  app: App,
  request: FastifyRequest,
  name: WalletCallName,
  { partner, nonce }: Signed,
  input: z.output<Schema>,
  run: Run<Schema>,
): Promise<WalletAnswer> {
  const { db, config } = app.platform;
  try {
    const { answer, reply } = await run(
      db,
      { merchant: config.merchant, partner: partner.code, nonce },
      input,
    );
    // Not awaited: the money has moved, and the partner need not wait for the news of it.
    if (reply) {
      void publishWalletBalance(app, request.log, reply);
      void tellOpenBets(app, request.log, name, reply);
    }
    return answer;
  } catch (error) {
    if (error instanceof DatabaseUnavailable && WAITED_TOO_LONG.has(error.code))
      return presentStatus('IN_PROCESS', input.requestId);
    // A win of a purse that is being looked at is paid when it is mended: until then it is told again.
    if (errorCode(error) === ACCOUNT_IS_FROZEN) {
      request.log.error({ err: error }, 'a wallet call met a frozen account');
      return presentStatus('IN_PROCESS', input.requestId);
    }
    throw error;
  }
}

export async function refuseSignature(app: App, request: FastifyRequest): Promise<WalletAnswer> {
  await limitUnsigned(app, request);
  request.log.warn('a wallet call came without a valid signature');
  return presentStatus('INVALID_SIGNATURE', '');
}

/** What the HTTP layer refuses (too large, cut short) never reached the wallet: decided, and nothing happened. */
export function answerFailure(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  answerWith: (reply: FastifyReply, answer: WalletAnswer) => FastifyReply,
): void {
  // A bound is no decision of the wallet: a partner sends the same again later.
  if (error instanceof Refusal) return void sendFailure(error, request, reply.header('connection', 'close'));
  const refused = error.statusCode !== undefined && error.statusCode < 500;
  if (!refused) request.log.error({ err: error }, 'a wallet call ended without a decision');
  // The rest of a body too large is never read, so the line cannot serve another call.
  if (refused) void reply.header('connection', 'close');
  void answerWith(reply, presentStatus(refused ? 'BAD_REQUEST' : 'UNKNOWN', ''));
}

/** Made once: making one costs more than reading with it. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

export function readJson(body: Uint8Array, refuses?: (text: string) => boolean): unknown {
  try {
    const text = strictUtf8.decode(body);
    return refuses?.(text) === true ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
