import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  walletBatches,
  walletCalls,
  type WalletAnswer,
  type WalletBatchesAnswer,
  type WalletCallName,
} from '@maidan/contract/seamless-wallet/wallet.ts';

/** `before`: the platform does not hear of the call. `after`: the platform has acted on it, and its answer stays here. */
export type Moment = 'before' | 'after';

/** `batches`: the request in which spins of several players go together. */
export type StoppedCall = WalletCallName | 'batches';

/** Stands between house and platform, so that either can be killed while a call is where the test wants it. */
export type WalletGate = {
  url: string;
  /**
   * Every such call of this player stops at that moment; answers when the first has. A request of several players stops whole;
   * a player who is to stop at `batch` is sent back from it, as one who is locked, and comes alone.
   */
  stop(token: string, call: StoppedCall, moment: Moment): Promise<void>;
  /** What was stopped for these players is cut off, and nothing more is. */
  letGo(tokens: readonly string[]): void;
  close(): Promise<void>;
};

type Stop = { token: string; path: string; moment: Moment; reached: () => void; held: ServerResponse[] };

/** Each call goes to another platform than the one before it, and to one that is there. */
export async function openWalletGate(platforms: readonly string[]): Promise<WalletGate> {
  const stops: Stop[] = [];
  let turn = 0;
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const called = JSON.parse(body.toString()) as Called;
    const tokens = new Set([called, ...(called.batches ?? [])].map(({ token }) => token));
    const stop = stops.find((one) => tokens.has(one.token) && one.path === request.url);
    if (stop === undefined && called.batches !== undefined) {
      const goesAlone = stops.some((one) => tokens.has(one.token) && one.path === walletCalls.batch.path);
      if (goesAlone) return answerJson(response, 200, JSON.stringify(noneTakenAlong(called.batches)));
    }
    const hold = (at: Stop) => {
      at.held.push(response);
      at.reached();
    };
    if (stop?.moment === 'before') return hold(stop);
    turn += 1;
    const inTurn = platforms.map((_, place) => platforms[(turn + place) % platforms.length] ?? '');
    const answer = await forward(inTurn, request, body);
    if (stop !== undefined && stops.includes(stop))
      return answer === null ? void stop.held.push(response) : hold(stop);
    if (answer === null) return void response.destroy();
    answerJson(response, answer.status, answer.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: (token, call, moment) =>
      new Promise((reached) => stops.push({ token, path: pathOf(call), moment, reached, held: [] })),
    letGo(tokens) {
      const gone = stops.filter(({ token }) => tokens.includes(token));
      for (const stop of gone) stops.splice(stops.indexOf(stop), 1);
      for (const response of gone.flatMap(({ held }) => held)) response.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Called = { token?: string; batches?: { requestId: string; token: string }[] };

const pathOf = (call: StoppedCall): string =>
  call === 'batches' ? walletBatches.path : walletCalls[call].path;

const answerJson = (response: ServerResponse, status: number, body: Buffer | string): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** What the platform says when all these players are locked: nothing has happened, and each is to come alone. */
const noneTakenAlong = (batches: NonNullable<Called['batches']>): WalletBatchesAnswer => ({
  status: 'OK',
  requestId: '',
  answers: batches.map(({ requestId }): WalletAnswer => ({
    status: 'IN_PROCESS',
    requestId,
    balance: null,
    currency: null,
    platformTransactionIds: [],
    playerId: null,
    transaction: null,
  })),
});

/** Null: no platform is there, or one went away over it. What one may have heard is not said to another. */
async function forward(
  [origin, ...others]: readonly string[],
  request: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; body: Buffer } | null> {
  if (origin === undefined) return null;
  const { url = '', method = 'POST', headers } = request;
  const answer = await new Promise<{ status: number; body: Buffer } | 'nobody' | null>((resolve) => {
    const lost = () => resolve(null);
    const sent = ask(new URL(url, origin), { method, headers, agent: false }, (heard) => {
      buffer(heard).then((text) => resolve({ status: heard.statusCode ?? 0, body: text }), lost);
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'nobody' : null),
    );
    sent.end(body);
  });
  return answer === 'nobody' ? forward(others, request, body) : answer;
}
