import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getReceipt } from '@maidan/contract/records/get-receipt.ts';
import type { getSharedReceipt } from '@maidan/contract/records/get-shared-receipt.ts';
import { MOVEMENT_KINDS } from '@maidan/contract/records/record-words.ts';
import { isReversal } from './movements.present.ts';
import type { LegRow } from './receipt.store.ts';
import { money, presentBet, presentCategory } from './records.present.ts';
import type { BetRow } from './records.store.ts';

type PublicReceipt = ResponseOf<typeof getSharedReceipt>;
type LedgerRow = ResponseOf<typeof getReceipt>['rows'][number];

/** The half of a receipt that may be shown to anybody: the response schema strips the place in the record. */
export function presentPublicReceipt(
  row: BetRow,
  language: Language,
  beside: Pick<PublicReceipt, 'currencySymbol' | 'fairness' | 'proofIsLate'>,
): PublicReceipt {
  const { id: _place, ...bet } = presentBet(row, language);
  return {
    ...bet,
    category: presentCategory(row.category),
    ...beside,
  };
}

export function presentLeg(row: LegRow, memberId: string): LedgerRow {
  const own = row.accountKind === 'member' && row.accountOwner === memberId;
  return {
    transactionId: row.transactionId.toString(),
    kind: kindOf(row.postingKind),
    reversal: isReversal(row.postingKind),
    account: own ? 'own' : platformAccount(row.accountKind),
    amount: money(row.amount),
    balanceAfter: own ? money(row.balanceAfter) : null,
    at: row.at.toISOString(),
  };
}

function platformAccount(kind: string): 'open_bets' | 'house' | 'other' {
  return kind === 'open_bets' || kind === 'house' ? kind : 'other';
}

function kindOf(postingKind: string): LedgerRow['kind'] {
  const [first = ''] = postingKind.split('_');
  if (first === 'settle') return first;
  return MOVEMENT_KINDS.find((kind) => kind === first) ?? 'adjustment';
}
