import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { WalletAnswer, winTransaction } from '@maidan/contract/seamless-wallet/wallet.ts';
import type * as z from 'zod/mini';
import { createCaller, type CallBody, type WalletCaller } from './wallet-caller.ts';
import type { Player, WalletDriver, WalletUnderTest } from './wallet-under-test.ts';

export type BetBody = CallBody<'bet'>;
/** Of a bet; the sum of a campaign is written by its question. */
export type WinBody = z.input<typeof winTransaction> & { token: string };
export type RollbackBody = CallBody<'rollback'>;

/** One run of one case: the words in which the cases are written. */
export type Trial = WalletCaller & {
  readonly wallet: WalletUnderTest;
  readonly driver: WalletDriver;
  betOf(player: Player, amount: string, change?: Partial<BetBody>): BetBody;
  winOf(player: Player, bet: BetBody, amount: string, change?: Partial<WinBody>): WinBody;
  rollbackOf(
    player: Player,
    original: { transactionId: string; roundId: string },
    change?: Partial<RollbackBody>,
  ): RollbackBody;
  /** The books agree with what the partner was told, as far as they are open to the driver. */
  expectBooks(player: Player, balance: string, movements: number): Promise<void>;
};

export type Case = {
  readonly id: `C${number}`;
  readonly rule: string;
  readonly title: string;
  run(trial: Trial): Promise<void>;
};

export function createTrial(wallet: WalletUnderTest, copies: number): Trial {
  const { driver } = wallet;
  return {
    ...createCaller(wallet, copies),
    wallet,
    driver,
    betOf: ({ token, gameCode, currency }, amount, change) => ({
      kind: 'bet',
      token,
      transactionId: newId('bet'),
      roundId: newId('round'),
      gameCode,
      amount,
      currency,
      ...change,
    }),
    winOf: ({ token, currency }, { transactionId, roundId, gameCode }, amount, change) => ({
      kind: 'win',
      token,
      transactionId: newId('win'),
      betTransactionId: transactionId,
      roundId,
      gameCode,
      amount,
      currency,
      ...change,
    }),
    rollbackOf: ({ token }, { transactionId, roundId }, change) => ({
      token,
      transactionId: newId('back'),
      originalTransactionId: transactionId,
      roundId,
      ...change,
    }),
    expectBooks: async (player, balance, movements) => {
      const [has, moved] = [await driver.readBalance?.(player), await driver.countMovements?.(player)];
      assert.equal(has ?? balance, balance, 'what the player has');
      assert.equal(moved ?? movements, movements, 'how often money moved');
    },
  };
}

export function newId(kind: string): string {
  return `${kind}-${randomUUID()}`;
}

/** Status and, where it is said, the balance of an answer. */
export function expectAnswer(answer: WalletAnswer, status: WalletStatus, balance?: string): void {
  assert.equal(answer.status, status);
  if (balance !== undefined) assert.equal(answer.balance, balance);
  if (status !== 'OK') assert.deepEqual(answer.platformTransactionIds, []);
}
