import type { WalletAnswer, WalletCallName } from '@maidan/contract/vendor/wallet.ts';
import { walletCalls } from '@maidan/contract/vendor/wallet.ts';
import type { FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#db/database-errors.ts';
import type { App } from '#http/platform.ts';
import { findPartner } from './partner.ts';
import { publishWalletBalance } from './publish-wallet-balance.ts';
import { runWalletCall } from './run-wallet-call.ts';
import { checkSignature, type Signed } from './signature.ts';
import { presentStatus } from './vendor.present.ts';

/** Waited too long for the player's lock; the database has undone the call, so the partner may simply send it again. */
const LOCK_TIMEOUT = '55P03';

/** Signature, parse, run, answer. HTTP 200 for whatever is decided, 500 only for what nobody knows (W19, W20). */
export function walletRoute(app: App, name: WalletCallName): void {
  app.route({
    method: 'POST',
    url: walletCalls[name].path,
    handler: async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signed = checkSignature(request.headers, body, (code) => findPartner(app.platform.config, code));
      if (signed === null) return refuseSignature(request);
      return decide(app, request, name, signed, body);
    },
    errorHandler: async (error, request, reply) => {
      // What the HTTP layer refuses (too large, cut short) never reached the wallet: decided, and nothing happened.
      const refused = error.statusCode !== undefined && error.statusCode < 500;
      if (!refused) request.log.error({ err: error }, 'a wallet call ended without a decision');
      const answer = presentStatus(refused ? 'BAD_REQUEST' : 'UNKNOWN', '');
      // The rest of a body too large is never read, so the line cannot serve another call.
      if (refused) void reply.header('connection', 'close');
      return reply.status(refused ? 200 : 500).send(answer);
    },
  });
}

function refuseSignature(request: FastifyRequest): WalletAnswer {
  request.log.warn('a wallet call came without a valid signature');
  return presentStatus('INVALID_SIGNATURE', '');
}

async function decide<Name extends WalletCallName>(
  app: App,
  request: FastifyRequest,
  name: Name,
  { partner, nonce }: Signed,
  body: Buffer,
): Promise<WalletAnswer> {
  const { db, config } = app.platform;
  const parsed = walletCalls[name].request.safeParse(readJson(body));
  if (!parsed.success) return presentStatus('BAD_REQUEST', '');
  const caller = { merchant: config.merchant, partner: partner.code, nonce };
  const input = parsed.data as Parameters<(typeof runWalletCall)[Name]>[2];
  try {
    const { answer, reply } = await runWalletCall[name](db, caller, input);
    // Not awaited: the money has moved, and the partner need not wait for the news of it.
    if (reply) void publishWalletBalance(app, request.log, reply);
    return answer;
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.code === LOCK_TIMEOUT)
      return presentStatus('IN_PROCESS', parsed.data.requestId);
    throw error;
  }
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
