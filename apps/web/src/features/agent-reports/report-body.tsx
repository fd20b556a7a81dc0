import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { More, NothingHere, RecordFailed, RecordSkeleton } from '#lib/records/record-states.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { isNobody } from './is-nobody.ts';

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
  if (isNobody(query.error)) return <NobodyThere onClear={onClear} />;
  if (query.data === undefined) return <Waiting query={query} />;
  if (isEmpty) return <NothingHere onClear={onClear} />;
  return (
    <>
      {children}
      <More query={query} />
    </>
  );
}

/** The filter names somebody whom the reader does not find by that name. */
function NobodyThere({ onClear }: { onClear: () => void }) {
  const t = useT('team');
  const records = useT('records');
  return (
    <EmptyState
      icon={<UserRoundX size={28} aria-hidden />}
      title={t('nobodyTitle')}
      text={t('nobodyText')}
      action={
        <Button look="outline" onClick={onClear}>
          {records('clear')}
        </Button>
      }
    />
  );
}
