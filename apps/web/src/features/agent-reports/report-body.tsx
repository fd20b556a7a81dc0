import type { ReactNode } from 'react';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';

type Asked = { data: unknown; error: Error | null; refetch: () => unknown };

/** What stands in place of a report that is on its way or did not come. */
export function Waiting({ query }: { query: Asked }) {
  if (query.data !== undefined) return null;
  return query.error === null ? (
    <RecordSkeleton />
  ) : (
    <RecordFailed message={query.error.message} onRetry={() => void query.refetch()} />
  );
}

type ListBodyProps = {
  query: Asked & { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  isEmpty: boolean;
  onClear: () => void;
  children: ReactNode;
};

/** A list that is read in pages, or why there is none. */
export function ListBody({ query, isEmpty, onClear, children }: ListBodyProps) {
  if (query.data === undefined) return <Waiting query={query} />;
  if (isEmpty) return <NothingHere onClear={onClear} />;
  return (
    <>
      {children}
      <More query={query} />
    </>
  );
}
