import { MONEY_CAP_MINOR } from '@maidan/contract/money.ts';
import { describe, expect, test } from 'vitest';
import type { AccountKind } from './chart-of-accounts.ts';
import { LedgerRefusal, type LedgerRefusalReason } from './ledger-refusal.ts';
import { reversePosting, validatePosting, type Leg, type Posting } from './posting.ts';

const leg = (kind: AccountKind, owner: string, amount: bigint): Leg => ({ account: { kind, owner }, amount });
const bet: Posting = {
  merchant: 'maidan',
  key: 'bet-1',
  kind: 'bet',
  currency: 'PLY',
  legs: [leg('member', '7', -100n), leg('open_bets', '', 100n)],
};

function refusalOf(posting: Posting): LedgerRefusalReason | 'accepted' {
  try {
    validatePosting(posting);
    return 'accepted';
  } catch (error) {
    if (error instanceof LedgerRefusal) return error.reason;
    throw error;
  }
}

describe('a posting is refused', () => {
  const refused: [string, Partial<Posting>, LedgerRefusalReason][] = [
    ['without a key', { key: '' }, 'malformed'],
    ['with a key that is too long', { key: 'k'.repeat(201) }, 'malformed'],
    ['without a merchant', { merchant: '' }, 'malformed'],
    ['with a kind that is no name', { kind: 'Bet; drop' }, 'malformed'],
    ['with one leg', { legs: [leg('member', '7', 1n)] }, 'malformed'],
    ['with a leg of zero', { legs: [leg('member', '7', 0n), leg('house', '', 0n)] }, 'malformed'],
    [
      'L1: when it does not sum to zero',
      { legs: [leg('member', '7', -1n), leg('house', '', 2n)] },
      'malformed',
    ],
    [
      'L7: above the cap',
      { legs: [leg('member', '7', -MONEY_CAP_MINOR - 1n), leg('house', '', MONEY_CAP_MINOR + 1n)] },
      'over_cap',
    ],
    ['L8: in an unknown currency', { currency: 'EUR' }, 'wrong_currency'],
    [
      'with money on an account of points',
      { legs: [leg('points', '7', -1n), leg('bonus', '', 1n)] },
      'wrong_currency',
    ],
    ['on a wallet without an owner', { legs: [leg('member', '', -1n), leg('house', '', 1n)] }, 'malformed'],
    [
      'L11: when a bet would bring money in',
      { legs: [leg('deposits_in', '', -1n), leg('member', '7', 1n)] },
      'wrong_kind',
    ],
    [
      'L11: when a bet would pay out',
      { legs: [leg('member', '7', -1n), leg('withdrawals_out', '', 1n)] },
      'wrong_kind',
    ],
    [
      'L11: when a bet would adjust',
      { legs: [leg('adjustment', '', -1n), leg('member', '7', 1n)] },
      'wrong_kind',
    ],
  ];
  test.each(refused)('%s', (_title, change, reason) => {
    expect(refusalOf({ ...bet, ...change })).toBe(reason);
  });
});

test('a posting at the cap is accepted', () => {
  const legs = [leg('member', '7', -MONEY_CAP_MINOR), leg('house', '', MONEY_CAP_MINOR)];
  expect(refusalOf({ ...bet, legs })).toBe('accepted');
});

test('L5: a reversal is the exact negation, and reversing it gives the original amounts', () => {
  const reversal = reversePosting(bet, 'undo-1');
  expect(reversal.legs).toEqual([leg('open_bets', '', -100n), leg('member', '7', 100n)]);
  expect(reversePosting(reversal, 'redo-1').legs).toEqual(bet.legs);
});
