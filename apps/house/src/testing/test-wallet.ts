import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import {
  walletAnswer,
  walletBatches,
  walletCalls,
  winTransaction,
  type WalletAnswer,
  type WalletBatchesAnswer,
  type WalletTransaction,
} from '@maidan/contract/seamless-wallet/wallet.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { SigningKey } from '#config.ts';
import { genuineNonce } from '#wallet/signing.ts';

/**
 * How the wallet treats the next money call. `lost`: it acts, then cuts the line before answering. `hang`: it neither
 * acts nor answers. A status is a refusal without effect.
 */
export type Fault = 'well' | 'lost' | 'hang' | 'broken' | 'garbage' | WalletStatus;
const TROUBLES: ReadonlySet<Fault> = new Set(['lost', 'hang', 'broken', 'garbage']);
export type SeenCall = { call: string; ids: string[]; fault: Fault };

type Item = WalletTransaction;
type Read = { ids: string[]; act: () => WalletAnswer };

/** A wallet small enough to be seen through, for one player; it keeps the rules that the house relies on. */
export type TestWallet = {
  url: string;
  /** What came, batch by batch, however many there were in a request. */
  seen: SeenCall[];
  /** The calls that carried it. */
  requests: string[];
  faults: Fault[];
  balance: bigint;
  /** Rounds with a bet in effect that nothing has closed. */
  readonly openRounds: string[];
  /** A new day: full purse, nothing seen, no fault. */
  reset(): void;
  close(): Promise<void>;
};

export async function startTestWallet(key: SigningKey, balance = 100_000n): Promise<TestWallet> {
  let book = new WalletBook(balance);
  const seen: SeenCall[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let rawBody = '';
    for await (const chunk of request) rawBody += String(chunk);
    const path = request.url ?? '';
    const call = path.split('/').at(-1) ?? '';
    if (genuineNonce([key], request.headers, { path, rawBody }, Date.now()) === null)
      return send(response, book.say('INVALID_SIGNATURE'));
    if (call === 'balance')
      return send(response, book.say(faults[0] === 'TOKEN_EXPIRED' ? 'TOKEN_EXPIRED' : 'OK'));
    const body: unknown = JSON.parse(rawBody);
    const batches = call === 'batches' ? walletBatches.request.parse(body).batches : null;
    const reads = batches?.map((batch) => book.read('batch', batch)) ?? [book.read(call, body)];
    requests.push(call);
    const own = reads.map(({ ids }): Fault => {
      const fault = faults.shift() ?? 'well';
      seen.push({ call: batches === null ? call : 'batch', ids, fault });
      return fault;
    });
    const act = () => reads.map((read, index) => book.sayOr(own[index], read.act));
    // Of those that come together one that is cut off takes the others along.
    switch (own.find((fault) => TROUBLES.has(fault))) {
      case undefined: {
        const answers = act();
        const [first = book.say('OK')] = answers;
        return send(response, batches === null ? first : { status: 'OK', requestId: 'echoed', answers });
      }
      case 'lost':
        act();
        return void request.socket.destroy();
      case 'hang':
        return;
      case 'broken':
        return void response.writeHead(500).end('{"oops":true}');
      default:
        return void response.writeHead(200).end('<html>');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    requests,
    faults,
    get balance() {
      return book.balance;
    },
    get openRounds() {
      return book.openRounds;
    },
    reset() {
      book = new WalletBook(balance);
      seen.length = 0;
      requests.length = 0;
      faults.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, body: WalletAnswer | WalletBatchesAnswer): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

class WalletBook {
  balance: bigint;
  #applied = new Map<string, Item>();
  /** By round: what closed it. */
  #closed = new Map<string, string>();
  readonly #rolledBack = new Set<string>();
  /** By their ids, with what they have won. */
  readonly #freeBets = new Map<string, bigint>();
  readonly #payments = new Set<string>();

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

  /** A status is said without effect. */
  sayOr(fault: Fault | undefined, act: () => WalletAnswer): WalletAnswer {
    const status = walletAnswer.shape.status.safeParse(fault).data;
    return status === undefined ? act() : this.say(status);
  }

  /** Rounds with a bet in effect that nothing has closed (W28). */
  get openRounds(): string[] {
    const rounds = new Set([...this.#applied.values()].map(({ roundId }) => roundId));
    return [...rounds].filter((round) => !this.#closed.has(round));
  }

  read(call: string, body: unknown): Read {
    switch (call) {
      case 'batch':
        return this.#items(walletCalls.batch.request.parse(body).transactions);
      case 'bet':
        return this.#items([walletCalls.bet.request.parse(body)]);
      case 'win':
        return this.#items([winTransaction.parse(body)]);
      case 'free-bet': {
        const bet = walletCalls.freeBet.request.parse(body);
        return this.#free(bet.transactionId, bet.roundId, null);
      }
      case 'free-win': {
        const win = walletCalls.freeWin.request.parse(body);
        return this.#free(win.transactionId, win.roundId, win.betTransactionId, parseMoney(win.amount));
      }
      case 'adjustment':
        return this.#pay(walletCalls.adjustment.request.parse(body));
      default:
        return this.#rollback(body);
    }
  }

  /** W18: of a gift without bounds. Nothing moves; a win closes its round. */
  #free(id: string, round: string, bet: string | null, won = 0n): Read {
    const act = (): WalletAnswer => {
      if (this.#rolledBack.has(bet ?? id)) return this.say('ALREADY_ROLLED_BACK');
      if (bet !== null && !this.#freeBets.has(bet)) return this.say('TRANSACTION_NOT_FOUND');
      if (bet === null) this.#freeBets.set(id, 0n);
      else {
        this.#freeBets.set(bet, won);
        this.#closed.set(round, id);
      }
      return this.say('OK');
    };
    return { ids: [id], act };
  }

  /** The sum of what was told, once. */
  #pay({ transactionId, amount, reason }: { transactionId: string; amount: string; reason: string }): Read {
    const act = (): WalletAnswer => {
      if (this.#payments.has(transactionId)) return this.say('OK');
      if (reason === 'correction') {
        this.#payments.add(transactionId);
        this.balance += parseMoney(amount);
        return this.say('OK');
      }
      if (this.#payments.size > 0) return this.say('ALREADY_SETTLED');
      if (parseMoney(amount) !== this.freeWon) return this.say('BAD_REQUEST');
      this.#payments.add(transactionId);
      this.balance += parseMoney(amount);
      return this.say('OK');
    };
    return { ids: [transactionId], act };
  }

  get freeWon(): bigint {
    return [...this.#freeBets.values()].reduce((sum, won) => sum + won, 0n);
  }

  /** In order, all or nothing (W13). */
  #items(items: readonly Item[]): Read {
    const act = (): WalletAnswer => {
      const before = [this.balance, new Map(this.#applied), new Map(this.#closed)] as const;
      for (const item of items) {
        const refusal = this.#take(item);
        if (refusal === null) continue;
        [this.balance, this.#applied, this.#closed] = before;
        return this.say(refusal);
      }
      return this.say('OK');
    };
    return { ids: items.map(({ transactionId }) => transactionId), act };
  }

  #take(item: Item): WalletStatus | null {
    const known = this.#applied.get(item.transactionId);
    if (known)
      return known.amount === item.amount && known.kind === item.kind ? null : 'DUPLICATE_TRANSACTION';
    if (this.#rolledBack.has(item.transactionId)) return 'ALREADY_ROLLED_BACK';
    const isBet = item.kind === 'bet';
    if (!isBet && !this.#applied.has(item.betTransactionId)) return 'TRANSACTION_NOT_FOUND';
    if (this.#closed.has(item.roundId)) return isBet ? 'ROUND_CLOSED' : 'ALREADY_SETTLED';
    const amount = parseMoney(item.amount);
    if (isBet && amount > this.balance) return 'INSUFFICIENT_FUNDS';
    this.balance += isBet ? -amount : amount;
    this.#applied.set(item.transactionId, item);
    if (item.roundClosed) this.#closed.set(item.roundId, item.transactionId);
    return null;
  }

  #rollback(body: unknown): Read {
    const { transactionId, originalTransactionId, roundId } = walletCalls.rollback.request.parse(body);
    const act = (): WalletAnswer => {
      const original = this.#applied.get(originalTransactionId);
      // A win can be taken back also when its round is closed (W11, W12); what it closed is open again.
      if (original?.kind === 'win') {
        this.balance -= parseMoney(original.amount);
        this.#applied.delete(originalTransactionId);
        this.#rolledBack.add(originalTransactionId);
        if (this.#closed.get(roundId) === originalTransactionId) this.#closed.delete(roundId);
        return this.say('OK');
      }
      if (original && this.#closed.has(roundId)) return this.say('ALREADY_SETTLED');
      if (this.#freeBets.has(originalTransactionId) && this.#closed.has(roundId))
        return this.say('ALREADY_SETTLED');
      if (original) this.balance += parseMoney(original.amount);
      this.#freeBets.delete(originalTransactionId);
      this.#applied.delete(originalTransactionId);
      this.#rolledBack.add(originalTransactionId);
      return this.say('OK');
    };
    return { ids: [transactionId, originalTransactionId], act };
  }
}
