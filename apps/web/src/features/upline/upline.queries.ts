import type { ResponseOf } from '@maidan/contract/operation.ts';
import { getUplineDesk } from '@maidan/contract/upline/get-upline-desk.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const UPLINE_KEY = ['upline'] as const;
export type Desk = ResponseOf<typeof getUplineDesk>;
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
