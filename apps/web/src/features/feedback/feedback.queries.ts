import { listFeedback } from '@maidan/contract/feedback/list-feedback.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

export const FEEDBACK_KEY = ['feedback'] as const;

const PER_PAGE = 10;

export function feedbackQuery() {
  return infiniteQueryOptions({
    queryKey: [...FEEDBACK_KEY, 'list'],
    queryFn: ({ pageParam }) =>
      call(listFeedback, {
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: String(PER_PAGE),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 30_000,
    /** MEM-13: an answer shows as soon as it is given. */
    meta: { ofMember: true, news: ['feedback'] },
  });
}
