import type { AgentSubject } from '@maidan/contract/messages/platform/platform-message.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, Inbox, RotateCw } from 'lucide-react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useReadPlatformMessages } from './received.mutations.ts';
import { platformMessagesQuery } from './received.queries.ts';
import { ReceivedMessage } from './received-message.tsx';

type ReceivedListProps = {
  /** AGT-01: only this, of which not everything can be marked as read at once. */
  about?: AgentSubject;
  /** What stands where nothing is. */
  empty?: { title: string; text: string };
};

/** MSG-03: what the platform told this member, newest first. */
export function ReceivedList({ about, empty }: ReceivedListProps) {
  const t = useT('received');
  const list = useInfiniteQuery(platformMessagesQuery(useLanguage(), about));
  const all = list.data?.pages.flatMap(({ messages }) => messages);
  return (
    <div className="flex flex-col gap-5">
      {about === undefined && all?.some(({ read }) => !read) === true && <ReadAll />}
      {all === undefined && list.error === null && (
        <output aria-label={t('loading')} className="flex flex-col gap-3">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-20 w-full rounded-2xl" />
          ))}
        </output>
      )}
      {all === undefined && list.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
        />
      )}
      {all?.length === 0 && (
        <EmptyState
          icon={<Inbox size={28} aria-hidden />}
          title={empty?.title ?? t('emptyTitle')}
          text={empty?.text ?? t('emptyText')}
        />
      )}
      {all !== undefined && all.length > 0 && (
        <ul className="flex flex-col gap-3">
          {all.map((message) => (
            <ReceivedMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-start"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loadingMore') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function ReadAll() {
  const t = useT('received');
  const read = useReadPlatformMessages();
  const press = (): void =>
    read.mutate(undefined, {
      onSuccess: () => showToast(t('readAllDone'), 'gain'),
      onError: ({ message }) => showToast(message, 'loss'),
    });
  return (
    <Button look="outline" className="self-start" pending={read.isPending} onClick={press}>
      <CheckCheck size={18} aria-hidden="true" />
      {t('readAll')}
    </Button>
  );
}
