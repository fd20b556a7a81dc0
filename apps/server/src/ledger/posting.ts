import { MONEY_CAP_MINOR } from '@maidan/contract/money.ts';
import { canHold, type AccountName } from './account.ts';
import {
  isCurrency,
  isOwnerAccount,
  kindFits,
  OWNER_ACCOUNT_KINDS,
  PLATFORM_ACCOUNT_KINDS,
} from './chart-of-accounts.ts';
import { LedgerRefusal } from './ledger-refusal.ts';

export type Leg = { account: AccountName; amount: bigint };

/** What somebody asks the ledger to write: legs of one merchant in one currency that sum to zero. */
export type Posting = {
  merchant: string;
  /** Made by the sender and kept for every retry; the same key with other content is a conflict. */
  key: string;
  kind: string;
  currency: string;
  legs: readonly Leg[];
  reference?: string | undefined;
};

const KIND = /^[a-z][a-z_]{1,39}$/;
const ACCOUNT_KINDS: ReadonlySet<string> = new Set([...OWNER_ACCOUNT_KINDS, ...PLATFORM_ACCOUNT_KINDS]);

/** Refuses what could never be posted, whatever the balances are. The database refuses the same, for its own callers. */
export function validatePosting(posting: Posting): void {
  if (
    posting.merchant === '' ||
    posting.key.length < 1 ||
    posting.key.length > 200 ||
    !KIND.test(posting.kind)
  ) {
    throw new LedgerRefusal('malformed', 'a posting needs a merchant, a key and a kind');
  }
  if ((posting.reference?.length ?? 0) > 200)
    throw new LedgerRefusal('malformed', 'the reference is too long');
  if (posting.legs.length < 2 || posting.legs.length > 32) {
    throw new LedgerRefusal('malformed', 'a posting has 2 to 32 legs');
  }
  for (const leg of posting.legs) validateLeg(posting, leg);
  if (posting.legs.reduce((sum, leg) => sum + leg.amount, 0n) !== 0n) {
    throw new LedgerRefusal('malformed', 'the legs of a posting must sum to zero');
  }
}

function validateLeg(posting: Posting, { account, amount }: Leg): void {
  if (!ACCOUNT_KINDS.has(account.kind))
    throw new LedgerRefusal('malformed', `there is no account kind ${account.kind}`);
  if (account.owner.length > 64 || (isOwnerAccount(account.kind) && account.owner === '')) {
    throw new LedgerRefusal('malformed', `the account ${account.kind} needs an owner`);
  }
  if (amount === 0n) throw new LedgerRefusal('malformed', 'a leg of zero moves nothing');
  if (amount > MONEY_CAP_MINOR || amount < -MONEY_CAP_MINOR) {
    throw new LedgerRefusal('over_cap', 'an amount is above the cap of one transaction');
  }
  if (!isCurrency(posting.currency))
    throw new LedgerRefusal('wrong_currency', `there is no currency ${posting.currency}`);
  if (!canHold(account, posting.currency)) {
    throw new LedgerRefusal('wrong_currency', `a ${account.kind} account cannot hold ${posting.currency}`);
  }
  if (!kindFits(account.kind, posting.kind)) {
    throw new LedgerRefusal(
      'wrong_kind',
      `a posting of kind ${posting.kind} may not touch the account ${account.kind}`,
    );
  }
}

/** The exact negation: the same accounts in reverse order, each amount with the other sign. */
export function reversePosting(original: Posting, key: string, kind = 'reversal'): Posting {
  const legs = original.legs.toReversed().map((leg) => ({ account: leg.account, amount: -leg.amount }));
  return { ...original, key, kind, legs };
}
