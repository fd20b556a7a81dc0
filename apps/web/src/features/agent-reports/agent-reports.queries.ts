import { getAgentIncome } from '@maidan/contract/agent-reports/get-agent-income.ts';
import { getTeamBetTotals } from '@maidan/contract/agent-reports/get-team-bet-totals.ts';
import { getTeamOverview } from '@maidan/contract/agent-reports/get-team-overview.ts';
import { getTeamRevenue } from '@maidan/contract/agent-reports/get-team-revenue.ts';
import { listTeamBets } from '@maidan/contract/agent-reports/list-team-bets.ts';
import { listTeamLosses } from '@maidan/contract/agent-reports/list-team-losses.ts';
import { listTeamPayments } from '@maidan/contract/agent-reports/list-team-payments.ts';
import { listTeamProfit } from '@maidan/contract/agent-reports/list-team-profit.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Overview = ResponseOf<typeof getTeamOverview>;
export type Revenue = ResponseOf<typeof getTeamRevenue>;
export type ProfitPage = ResponseOf<typeof listTeamProfit>;
export type ProfitRow = ProfitPage['rows'][number];
export type TeamBet = ResponseOf<typeof listTeamBets>['bets'][number];
export type Payment = ResponseOf<typeof listTeamPayments>['payments'][number];
export type Loss = ResponseOf<typeof listTeamLosses>['rows'][number];

/** Of a list: what it is asked with besides its pages. In the reader's language, so that a change of it asks anew. */
type FilterOf<O extends Operation> = Omit<RequestOf<O>, 'cursor' | 'pageSize' | 'language'> & {
  language: Language;
};

const KEY = ['agent-reports'] as const;
/** Teams are counted every minute; nobody is told of it. */
const OF_TEAM = { staleTime: 20_000, refetchInterval: 60_000, meta: { ofMember: true, news: [] } } as const;
const OF_LIST = { staleTime: 20_000, meta: { ofMember: true, news: [] } } as const;
const PAGE_SIZE = '20';
const FIRST = { initialPageParam: null as string | null };
const at = (cursor: string | null) => ({ pageSize: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) });

export function teamOverviewQuery(filter: FilterOf<typeof getTeamOverview>) {
  return queryOptions({
    queryKey: [...KEY, 'overview', filter],
    queryFn: () => call(getTeamOverview, filter),
    ...OF_TEAM,
  });
}

export function teamRevenueQuery(filter: FilterOf<typeof getTeamRevenue>) {
  return queryOptions({
    queryKey: [...KEY, 'revenue', filter],
    queryFn: () => call(getTeamRevenue, filter),
    ...OF_TEAM,
  });
}

export function teamBetTotalsQuery(filter: FilterOf<typeof getTeamBetTotals>) {
  return queryOptions({
    queryKey: [...KEY, 'bet-totals', filter],
    queryFn: () => call(getTeamBetTotals, filter),
    ...OF_LIST,
  });
}

export function teamBetsQuery(filter: FilterOf<typeof listTeamBets>) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'bets', filter],
    queryFn: ({ pageParam }) => call(listTeamBets, { ...filter, ...at(pageParam) }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_LIST,
  });
}

export function teamProfitQuery(filter: FilterOf<typeof listTeamProfit>) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'profit', filter],
    queryFn: ({ pageParam }) => call(listTeamProfit, { ...filter, ...at(pageParam) }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_LIST,
  });
}

export function teamPaymentsQuery(filter: FilterOf<typeof listTeamPayments>) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'payments', filter],
    queryFn: ({ pageParam }) => call(listTeamPayments, { ...filter, ...at(pageParam) }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_LIST,
  });
}

export function teamLossesQuery(filter: FilterOf<typeof listTeamLosses>) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'losses', filter],
    queryFn: ({ pageParam }) => call(listTeamLosses, { ...filter, ...at(pageParam) }),
    getNextPageParam: (page) => page.nextCursor,
    ...FIRST,
    ...OF_LIST,
  });
}

export function agentIncomeQuery(filter: FilterOf<typeof getAgentIncome>) {
  return queryOptions({
    queryKey: [...KEY, 'income', filter],
    queryFn: () => call(getAgentIncome, filter),
    staleTime: 20_000,
    meta: { ofMember: true, news: ['balance'] },
  });
}
