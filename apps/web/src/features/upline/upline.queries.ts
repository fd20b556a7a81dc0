import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { listLineTransfers } from '@maidan/contract/upline/list-line-transfers.ts';
import { getDownlineDesk } from '@maidan/contract/upline/get-downline-desk.ts';
import { getUplineDesk } from '@maidan/contract/upline/get-upline-desk.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const UPLINE_KEY = ['upline'] as const;
export type Desk = ResponseOf<typeof getUplineDesk>;
/** What bounds a transfer, whichever way it goes. */
export type MoneyDesk = Omit<Desk, 'upline' | 'recent'>;
export type Which = NonNullable<RequestOf<typeof listLineTransfers>['which']>;
export type Upline = NonNullable<Desk['upline']>;
export type Transfer = Desk['recent'][number];

/** Movements arrive by frame; the poll only covers for a silent socket. */
const LOOK_AGAIN_MS = 30_000;

export function uplineDeskQuery() {
  return queryOptions({
    queryKey: [...UPLINE_KEY, 'desk'],
    queryFn: () => call(getUplineDesk, {}),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
    /** MEM-12: whatever moves the balance changes what can be sent. */
    meta: { ofMember: true, news: ['balance'] },
  });
}

export function downlineDeskQuery(to: string | undefined) {
  return queryOptions({
    queryKey: [...UPLINE_KEY, 'downline', to ?? ''],
    queryFn: () => call(getDownlineDesk, to === undefined ? {} : { to }),
    staleTime: 5_000,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { ofMember: true, news: ['balance'] },
  });
}

const PER_PAGE = '10';

export function lineTransfersQuery(which: Which) {
  return infiniteQueryOptions({
    queryKey: [...UPLINE_KEY, 'statement', which],
    queryFn: ({ pageParam }) =>
      call(listLineTransfers, {
        which,
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: PER_PAGE,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5_000,
    meta: { ofMember: true, news: ['balance'] },
  });
}
