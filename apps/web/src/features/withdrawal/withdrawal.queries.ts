import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { listWithdrawals } from '@maidan/contract/withdrawal/list-withdrawals.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const WITHDRAWAL_KEY = ['withdrawal'] as const;
export type Desk = ResponseOf<typeof getWithdrawalDesk>;
export type Withdrawal = ResponseOf<typeof listWithdrawals>['withdrawals'][number];
export type PayoutAccount = Desk['accounts'][number];

const PER_PAGE = 10;
/** MEM-05: every step, and every bet that counts, shows at once. */
const NEWS = ['withdrawal', 'balance', 'vendor-wallet'] as const;
/** Steps arrive by frame; the poll only covers for a silent socket. */
const LOOK_AGAIN_MS = 30_000;

export function withdrawalDeskQuery() {
  return queryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'desk'],
    queryFn: async () => {
      const desk = await call(getWithdrawalDesk, {});
      // How far the platform's clock is ahead of this one: deadlines are its, not the phone's.
      return { ...desk, aheadMs: Date.parse(desk.now) - Date.now() };
    },
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { ofMember: true, news: NEWS },
  });
}

export function withdrawalsQuery() {
  return infiniteQueryOptions({
    queryKey: [...WITHDRAWAL_KEY, 'list'],
    queryFn: ({ pageParam }) =>
      call(listWithdrawals, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: String(PER_PAGE),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { ofMember: true, news: NEWS },
  });
}
