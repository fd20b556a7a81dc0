import type { Language } from '@maidan/contract/languages.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { getBetTotals } from '@maidan/contract/records/get-bet-totals.ts';
import { getProfit } from '@maidan/contract/records/get-profit.ts';
import { getReceipt } from '@maidan/contract/records/get-receipt.ts';
import { getSharedReceipt } from '@maidan/contract/records/get-shared-receipt.ts';
import { getStatement } from '@maidan/contract/records/get-statement.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import { listBonuses } from '@maidan/contract/records/list-bonuses.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Bet = ResponseOf<typeof listBets>['bets'][number];
export type BetTotals = ResponseOf<typeof getBetTotals>;
export type Movement = ResponseOf<typeof listMovements>['movements'][number];
export type Bonus = ResponseOf<typeof listBonuses>['bonuses'][number];
export type Statement = ResponseOf<typeof getStatement>;
export type Profit = ResponseOf<typeof getProfit>;
export type Receipt = ResponseOf<typeof getReceipt>;
export type SharedReceipt = ResponseOf<typeof getSharedReceipt>;
export type BetFilter = RequestOf<typeof getBetTotals> & { language: Language };
export type MovementFilter = Omit<RequestOf<typeof listMovements>, 'cursor' | 'pageSize'>;
export type ProfitFilter = RequestOf<typeof getProfit> & { language: Language };
type Range = { from: string; to: string; language: Language };

export const RECORDS_KEY = ['records'] as const;
/** Everything here follows from play and money: a balance that moved makes all of it stale. */
const OF_MEMBER = {
  staleTime: 10_000,
  meta: { ofMember: true, news: ['balance', 'vendor-wallet'] },
} as const;
const PAGE_SIZE = '20';
const FIRST = { initialPageParam: null as string | null };
const at = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** Own betting record, newest first; each page hands on the cursor of the next. */
export function betsQuery(filter: BetFilter) {
  return infiniteQueryOptions({
    queryKey: [...RECORDS_KEY, 'bets', filter],
    queryFn: ({ pageParam }) => call(listBets, { ...filter, ...at(pageParam), pageSize: PAGE_SIZE }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_MEMBER,
  });
}

export function betTotalsQuery(filter: BetFilter) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'totals', filter],
    queryFn: () => call(getBetTotals, filter),
    ...OF_MEMBER,
  });
}

export function movementsQuery(filter: MovementFilter) {
  return infiniteQueryOptions({
    queryKey: [...RECORDS_KEY, 'movements', filter],
    queryFn: ({ pageParam }) => call(listMovements, { ...filter, ...at(pageParam), pageSize: PAGE_SIZE }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_MEMBER,
  });
}

export function statementQuery(range: Range) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'statement', range],
    queryFn: () => call(getStatement, range),
    ...OF_MEMBER,
  });
}

export function profitQuery(filter: ProfitFilter) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'profit', filter],
    queryFn: () => call(getProfit, filter),
    ...OF_MEMBER,
  });
}

export function bonusesQuery(range: Range) {
  return infiniteQueryOptions({
    queryKey: [...RECORDS_KEY, 'bonuses', range],
    queryFn: ({ pageParam }) => call(listBonuses, { ...range, ...at(pageParam), pageSize: PAGE_SIZE }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_MEMBER,
  });
}

const LATE_PROOF_MS = 5_000;

/** The house was not quick enough: its proof is asked for again until it is there, or it says that it has none. */
const UNTIL_PROVED = {
  refetchInterval: ({ state }: { state: { data: { proofIsLate: boolean } | undefined } }) =>
    state.data?.proofIsLate === true && LATE_PROOF_MS,
};

export function receiptQuery(bet: string, language: Language) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'receipt', bet, language],
    queryFn: () => call(getReceipt, { bet, language }),
    ...UNTIL_PROVED,
    ...OF_MEMBER,
  });
}

export function sharedReceiptQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['shared-receipt', id, language],
    queryFn: () => call(getSharedReceipt, { id, language }),
    ...UNTIL_PROVED,
    staleTime: 60_000,
  });
}
