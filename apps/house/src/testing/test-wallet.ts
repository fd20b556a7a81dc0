import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { walletCalls, type WalletAnswer } from '@maidan/contract/seamless-wallet/wallet.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type * as z from 'zod/mini';
import type { SigningKey } from '#config.ts';
import { genuineNonce } from '#wallet/signing.ts';

/**
 * How the wallet treats the next money call. `lost`: it acts, then cuts the line before answering. `hang`: it neither
 * acts nor answers. A status is a refusal without effect.
 */
export type Fault = 'well' | 'lost' | 'hang' | 'broken' | 'garbage' | WalletStatus;
export type SeenCall = { call: string; ids: string[]; fault: Fault };

type Applied = { amount: bigint; kind: 'bet' | 'win'; bet?: string };

/** A wallet small enough to be seen through, for one player; it keeps the rules that the house relies on. */
export type TestWallet = {
  url: string;
  seen: SeenCall[];
  faults: Fault[];
  balance: bigint;
  /** A new day: full purse, nothing seen, no fault. */
  reset(): void;
  close(): Promise<void>;
};

export async function startTestWallet(key: SigningKey, balance = 100_000n): Promise<TestWallet> {
  let book = new WalletBook(balance);
  const seen: SeenCall[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let rawBody = '';
    for await (const chunk of request) rawBody += String(chunk);
    const call = request.url?.split('/').at(-1) ?? '';
    if (genuineNonce([key], request.headers, rawBody, Date.now()) === null)
      return send(response, book.say('INVALID_SIGNATURE'));
    if (call === 'balance')
      return send(response, book.say(faults[0] === 'TOKEN_EXPIRED' ? 'TOKEN_EXPIRED' : 'OK'));
    const fault = faults.shift() ?? 'well';
    const body: unknown = JSON.parse(rawBody);
    const { ids, act } = call === 'batch' ? book.batch(body) : book.rollback(body);
    seen.push({ call, ids, fault });
    switch (fault) {
      case 'well':
        return send(response, act());
      case 'lost':
        act();
        return void request.socket.destroy();
      case 'hang':
        return;
      case 'broken':
        return void response.writeHead(500).end('{"oops":true}');
      case 'garbage':
        return void response.writeHead(200).end('<html>');
      default:
        return send(response, book.say(fault));
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    faults,
    get balance() {
      return book.balance;
    },
    reset() {
      book = new WalletBook(balance);
      seen.length = 0;
      faults.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, body: WalletAnswer): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

class WalletBook {
  balance: bigint;
  readonly #applied = new Map<string, Applied>();
  readonly #rolledBack = new Set<string>();

  constructor(balance: bigint) {
    this.balance = balance;
  }

  say(status: WalletStatus): WalletAnswer {
    return {
      status,
      requestId: 'echoed',
      balance: formatMoneyText(minor(this.balance)),
      currency: 'PLY',
      platformTransactionIds: [],
      playerId: null,
      transaction: null,
    };
  }

  batch(body: unknown): { ids: string[]; act: () => WalletAnswer } {
    const { transactions }: z.output<typeof walletCalls.batch.request> =
      walletCalls.batch.request.parse(body);
    const ids = transactions.map(({ transactionId }) => transactionId);
    const act = (): WalletAnswer => {
      if (ids.every((id) => this.#applied.has(id))) return this.say('OK');
      if (ids.some((id) => this.#rolledBack.has(id))) return this.say('ALREADY_ROLLED_BACK');
      const stake = parseMoney(transactions[0]?.amount ?? '0.00');
      if (stake > this.balance) return this.say('INSUFFICIENT_FUNDS');
      for (const item of transactions) {
        const amount = parseMoney(item.amount);
        this.balance += item.kind === 'bet' ? -amount : amount;
        this.#applied.set(item.transactionId, { amount, kind: item.kind });
      }
      return this.say('OK');
    };
    return { ids, act };
  }

  rollback(body: unknown): { ids: string[]; act: () => WalletAnswer } {
    const { transactionId, originalTransactionId } = walletCalls.rollback.request.parse(body);
    const act = (): WalletAnswer => {
      if (this.#applied.has(originalTransactionId)) return this.say('ALREADY_SETTLED');
      this.#rolledBack.add(originalTransactionId);
      return this.say('OK');
    };
    return { ids: [transactionId, originalTransactionId], act };
  }
}
