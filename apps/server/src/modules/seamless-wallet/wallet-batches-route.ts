import {
  walletBatches,
  walletCalls,
  type WalletAnswer,
  type WalletBatchesAnswer,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { publishWalletBalance } from './publish-wallet-balance.ts';
import { presentReply, presentStatus } from './seamless-wallet.present.ts';
import { OUR_SHAPE } from './shapes/our-shape.ts';
import { spendNonce } from './seamless-wallet.store.ts';
import { checkSignature, type Signed } from './signature.ts';
import { transactMany } from './take-call.ts';
import { answerFailure, readJson, refuseSignature } from './wallet-route.ts';

/**
 * Batches of many players in one request, as the house sends the rounds it has placed together (decision 0055). One signature
 * and one nonce for all; every batch has an answer of its own, and none waits for another.
 */
export function batchesRoute(app: App): void {
  app.route({
    method: 'POST',
    url: walletBatches.path,
    config: { limit: ROUTE_LIMITS.wallet },
    errorHandler: (error, request, reply) => answerFailure(error, request, reply, refuse),
    handler: async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const partners = await app.platform.partners.all();
      const signed = checkSignature(
        walletBatches.path,
        request.headers,
        body,
        (code) => partners.get(code) ?? null,
      );
      if (signed === null || signed.partner.shape !== OUR_SHAPE.name)
        return refuse(reply, await refuseSignature(app, request));
      const parsed = walletBatches.request.safeParse(readJson(body));
      if (!parsed.success) return refuse(reply, presentStatus('BAD_REQUEST', ''));
      const { requestId, batches } = parsed.data;
      const answers = await answerEach(app, request, signed, batches);
      return reply.send({ status: 'OK', requestId, answers } satisfies WalletBatchesAnswer);
    },
  });
}

const refuse = (reply: FastifyReply, answer: WalletAnswer): FastifyReply =>
  reply.status(OUR_SHAPE.present(answer).httpStatus).send(answer);

async function answerEach(
  app: App,
  request: FastifyRequest,
  { partner, nonce }: Signed,
  batches: readonly unknown[],
): Promise<WalletAnswer[]> {
  const { db, config } = app.platform;
  const read = batches.map((batch) => walletCalls.batch.request.safeParse(batch).data);
  const calls = read.filter((call) => call !== undefined);
  const caller = { merchant: config.merchant, partner: partner.code, nonce };
  const replies = await transactMany(db, caller, calls, (error) =>
    request.log.error({ err: error }, 'an error has undone the batches of a request'),
  );
  // Where nothing was taken nothing has spent the nonce either, and the same bytes would be heard again.
  if (replies.every((reply) => reply === undefined) && !(await spendNonce(db, caller)))
    return read.map((call) => presentStatus('INVALID_SIGNATURE', call?.requestId ?? ''));
  const answers = calls.map(({ requestId }, index) => {
    const reply = replies[index];
    if (reply === undefined) return presentStatus('IN_PROCESS', requestId);
    // Not awaited: the money has moved, and the partner need not wait for the news of it.
    void publishWalletBalance(app, request.log, reply);
    return presentReply(reply, requestId);
  });
  return read.map((call) => (call && answers.shift()) ?? presentStatus('BAD_REQUEST', ''));
}
