import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { VENDOR_LAUNCH_PATH, type VendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  VENDOR_WALLET_PATHS,
  type VendorTransferAnswer,
  type VendorTransferRequest,
} from '@maidan/contract/seamless-wallet/own-wallet.ts';

/**
 * How the vendor treats the next transfer. `lost`: it acts and cuts the line. `deaf`: it cuts the line and has heard nothing.
 * `silent`: like `lost`, and the question after it is not answered either. `broken`: an error instead of an answer.
 */
export type VendorFault = 'well' | 'lost' | 'deaf' | 'silent' | 'broken' | 'refused';

type Known = { state: 'done' | 'refused'; reason: VendorTransferAnswer['reason'] };

/** A vendor with wallets of its own, small enough to be seen through. */
export type TestVendor = {
  origin: string;
  faults: VendorFault[];
  /** Every transfer that was sent, and every question after one, with the id it came under. */
  heard: { call: string; id: string }[];
  launches: VendorLaunchRequest[];
  balance(playerId: string, wallet: string): bigint;
  /** As if the player had won or lost there without the platform's knowledge: for what must be found. */
  bend(playerId: string, wallet: string, amount: bigint): void;
  /** How often each id has acted. */
  effects: Map<string, number>;
  close(): Promise<void>;
};

export async function startTestVendor(): Promise<TestVendor> {
  const purses = new Map<string, bigint>();
  const known = new Map<string, Known>();
  const house: Omit<TestVendor, 'origin' | 'close'> = {
    faults: [],
    heard: [],
    launches: [],
    effects: new Map(),
    balance: (playerId, wallet) => purses.get(`${playerId}:${wallet}`) ?? 0n,
    bend: (playerId, wallet, amount) =>
      void purses.set(`${playerId}:${wallet}`, house.balance(playerId, wallet) + amount),
  };

  const answerOf = ({ playerId, wallet }: VendorTransferRequest, one: Known): VendorTransferAnswer => ({
    ...one,
    balance: formatMoneyText(minor(house.balance(playerId, wallet))),
  });

  function act(call: string, input: VendorTransferRequest): VendorTransferAnswer {
    const seen = known.get(input.transferId);
    if (seen !== undefined) return answerOf(input, seen);
    const never: Known = { state: 'refused', reason: 'NEVER_CAME' };
    const one = call === 'status' ? never : move(call, input);
    known.set(input.transferId, one);
    return answerOf(input, one);
  }

  function move(call: string, { playerId, wallet, amount, transferId }: VendorTransferRequest): Known {
    const change = call === 'put' ? parseMoney(amount) : 0n - parseMoney(amount);
    if (house.balance(playerId, wallet) + change < 0n)
      return { state: 'refused', reason: 'INSUFFICIENT_FUNDS' };
    house.bend(playerId, wallet, change);
    house.effects.set(transferId, (house.effects.get(transferId) ?? 0) + 1);
    return { state: 'done', reason: null };
  }

  function transfer(call: string, input: VendorTransferRequest, response: ServerResponse): void {
    house.heard.push({ call, id: input.transferId });
    const fault = house.faults.shift() ?? 'well';
    // What it has done it cannot refuse any more, whatever the fault when it is asked.
    if (fault === 'refused' && !known.has(input.transferId))
      known.set(input.transferId, { state: 'refused', reason: 'INSUFFICIENT_FUNDS' });
    if (fault === 'silent') house.faults.unshift('broken');
    const answer = fault === 'deaf' || fault === 'broken' ? null : act(call, input);
    if (fault === 'broken') return void response.writeHead(500).end('{}');
    if (fault === 'lost' || fault === 'deaf' || fault === 'silent') return void response.socket?.destroy();
    response.end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => void hear(request, response));
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body: unknown = JSON.parse(text);
    if (request.url === VENDOR_LAUNCH_PATH) {
      house.launches.push(body as VendorLaunchRequest);
      return void response.end(JSON.stringify({ url: `${origin}/play/line-slot?code=once` }));
    }
    if (request.url === VENDOR_WALLET_PATHS.totals)
      return void response.end(JSON.stringify({ totals: totalsOf(purses) }));
    transfer(request.url?.split('/').at(-1) ?? '', body as VendorTransferRequest, response);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(house, {
    origin,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function totalsOf(purses: ReadonlyMap<string, bigint>) {
  const sums = new Map<string, bigint>();
  for (const [name, amount] of purses) {
    const wallet = name.split(':').at(-1) ?? '';
    sums.set(wallet, (sums.get(wallet) ?? 0n) + amount);
  }
  return [...sums].map(([wallet, sum]) => ({
    wallet,
    currency: 'PLY',
    balance: formatMoneyText(minor(sum)),
  }));
}
