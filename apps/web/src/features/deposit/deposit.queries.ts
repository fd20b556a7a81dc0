import type { Language } from '@maidan/contract/languages.ts';
import type { DepositState } from '@maidan/contract/deposit/deposit.ts';
import { getDeposit } from '@maidan/contract/deposit/get-deposit.ts';
import { listDepositMethods } from '@maidan/contract/deposit/list-deposit-methods.ts';
import { listDeposits } from '@maidan/contract/deposit/list-deposits.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export type Method = ResponseOf<typeof listDepositMethods>['methods'][number];
export type LastPaid = ResponseOf<typeof listDepositMethods>['last'];
export type Deposit = ResponseOf<typeof listDeposits>['deposits'][number];
export type DepositDetail = ResponseOf<typeof getDeposit>;

export const DEPOSITS_KEY = ['deposits'] as const;
const PER_PAGE = 10;
/** Frames bring the news; this only covers for a silent socket. */
const POLL_MS = 10_000;

/** MEM-04: a deposit has moved on, here or elsewhere. */
const NEWS = ['deposit'] as const;

/** Whether something is still to come, so that it is worth asking. */
export const isOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'waiting' || state === 'review';

export function depositMethodsQuery(language: Language) {
  return queryOptions({
    queryKey: [...DEPOSITS_KEY, 'methods', language],
    queryFn: () => call(listDepositMethods, { language }),
    staleTime: 60_000,
    meta: { ofMember: true, news: ['settings'] },
  });
}

export function depositQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [...DEPOSITS_KEY, 'one', id, language],
    queryFn: () => call(getDeposit, { id, language }),
    refetchInterval: ({ state }) => (state.data === undefined || isOpen(state.data.state) ? POLL_MS : false),
    meta: { ofMember: true, news: NEWS },
  });
}

/** Own deposits, newest first; each page hands on the cursor of the next. */
export function depositsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...DEPOSITS_KEY, 'list', language],
    queryFn: ({ pageParam }) =>
      call(listDeposits, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: String(PER_PAGE),
        language,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
    meta: { ofMember: true, news: NEWS },
  });
}
