import type { Language } from '@maidan/contract/languages.ts';
import { getStatement } from '@maidan/contract/records/get-statement.ts';
import { listMovements } from '@maidan/contract/records/list-movements.ts';
import type { MovementKind } from '@maidan/contract/records/record-words.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

type Range = { from: string; to: string; language: Language };

const OF_MEMBER = { staleTime: 10_000, meta: { ofMember: true, news: ['balance'] } } as const;
const PAGE_SIZE = '20';

export function accountStatementQuery(range: Range) {
  return queryOptions({
    queryKey: ['agent-account', 'statement', range],
    queryFn: () => call(getStatement, range),
    ...OF_MEMBER,
  });
}

export function accountMovementsQuery(filter: Range & { kind?: MovementKind }) {
  return infiniteQueryOptions({
    queryKey: ['agent-account', 'movements', filter],
    queryFn: ({ pageParam }) =>
      call(listMovements, {
        ...filter,
        ...(pageParam === null ? {} : { cursor: pageParam }),
        pageSize: PAGE_SIZE,
      }),
    getNextPageParam: (page) => page.nextCursor,
    initialPageParam: null as string | null,
    ...OF_MEMBER,
  });
}
