import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available } from './account.ts';
import { isOwnerAccount, type AccountKind } from './chart-of-accounts.ts';
import { anyPosting, SEEDED } from './ledger-arbitraries.ts';
import { LedgerRefusal } from './ledger-refusal.ts';
import { reversePosting, type Posting } from './posting.ts';
import {
  accountId,
  applyPosting,
  EMPTY_LEDGER,
  type LedgerState,
  type PostingResult,
} from './transaction.ts';

function applyAll(postings: readonly Posting[]): { ledger: LedgerState; results: PostingResult[] } {
  let ledger = EMPTY_LEDGER;
  const results = postings.map((posting) => {
    const step = applyPosting(ledger, posting);
    ledger = step.ledger;
    return step.result;
  });
  return { ledger, results };
}

const postings = fc.array(anyPosting, { maxLength: 60 });
const deposit: Posting = {
  merchant: 'maidan',
  key: 'deposit',
  kind: 'deposit',
  currency: 'PLY',
  legs: [
    { account: { kind: 'deposits_in', owner: '' }, amount: -500n },
    { account: { kind: 'member', owner: '7' }, amount: 500n },
  ],
};
const trialDeposit: Posting = { ...deposit, key: 'trial-deposit', currency: 'FUN' };

test('L9: an owner of real money is refused trial money', () => {
  const { ledger } = applyPosting(EMPTY_LEDGER, deposit);
  expect(() => applyPosting(ledger, trialDeposit)).toThrow(LedgerRefusal);
  expect(applyPosting(ledger, { ...trialDeposit, merchant: 'other' }).result.outcome).toBe('posted');
});

test('a key that comes back with other content is a conflict and moves nothing', () => {
  const { ledger } = applyPosting(EMPTY_LEDGER, deposit);
  const again = applyPosting(ledger, { ...deposit, reference: 'changed' });
  expect(again.result.outcome).toBe('conflict');
  expect(again.ledger).toBe(ledger);
});

test('L1, L2, L11: entries sum to zero in each transaction, and so do all balances', () => {
  fc.assert(
    fc.property(postings, (list) => {
      const { ledger } = applyAll(list);
      const sums = new Map<bigint, bigint>();
      for (const entry of ledger.entries) {
        sums.set(entry.transactionId, (sums.get(entry.transactionId) ?? 0n) + entry.amount);
      }
      expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      expect([...ledger.accounts.values()].reduce((sum, state) => sum + state.balance, 0n)).toBe(0n);
    }),
    SEEDED,
  );
});

test('L3, L6: balances are the replay of entries, and versions count them without gaps', () => {
  fc.assert(
    fc.property(postings, (list) => {
      const { ledger } = applyAll(list);
      const replay = new Map<string, { balance: bigint; version: bigint }>();
      for (const entry of ledger.entries) {
        const before = replay.get(entry.account) ?? { balance: 0n, version: 0n };
        const after = { balance: before.balance + entry.amount, version: before.version + 1n };
        expect({ balance: entry.balanceAfter, version: entry.version }).toEqual(after);
        replay.set(entry.account, after);
      }
      for (const [id, { balance, version }] of ledger.accounts)
        expect(replay.get(id)).toEqual({ balance, version });
    }),
    SEEDED,
  );
});

test('L4: only an owner whose win was taken back has less than nothing', () => {
  fc.assert(
    fc.property(postings, (list) => {
      const owned = [...applyAll(list).ledger.accounts].filter(([id]) => {
        const [, , kind] = JSON.parse(id) as [string, string, AccountKind];
        return isOwnerAccount(kind);
      });
      expect(owned.filter(([, state]) => available(state) < 0n !== state.overdrawn)).toEqual([]);
    }),
    SEEDED,
  );
});

test('W2: sending everything twice changes nothing and gives the first answers again', () => {
  fc.assert(
    fc.property(postings, (list) => {
      const first = applyAll(list);
      let again = first.ledger;
      list.forEach((posting, index) => {
        const answer = first.results[index];
        if (answer?.outcome !== 'posted') return;
        const step = applyPosting(again, posting);
        again = step.ledger;
        expect(step.result).toEqual({ ...answer, outcome: 'replayed' });
      });
      expect(again).toBe(first.ledger);
    }),
    SEEDED,
  );
});

test('L5: a posting followed by its reversal leaves every balance as it was', () => {
  fc.assert(
    fc.property(postings, anyPosting, (list, last) => {
      const { ledger } = applyAll(list);
      const isInDebt = [...ledger.accounts.values()].some((state) => state.overdrawn);
      const step = applyPosting(ledger, { ...last, key: 'last' });
      // Whoever is in debt may not pay anything back but by the kinds that may overdraw.
      if (step.result.outcome !== 'posted' || isInDebt) return;
      const undo = applyPosting(step.ledger, reversePosting(last, 'undo'));
      expect(undo.result.outcome).toBe('posted');
      for (const { account } of last.legs) {
        const id = accountId(last.merchant, last.currency, account);
        expect(undo.ledger.accounts.get(id)?.balance).toBe(ledger.accounts.get(id)?.balance ?? 0n);
      }
    }),
    SEEDED,
  );
});
