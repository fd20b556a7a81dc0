import type { Feedback } from '@maidan/contract/feedback/feedback.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MessageSquareText, RotateCw } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { OwnPictures } from '#lib/pictures/own-pictures.tsx';
import { useMoment } from '#lib/texts/use-member-words.ts';
import { feedbackQuery } from './feedback.queries.ts';

/** Own questions, newest first, each with its state and its answer. */
export function FeedbackList() {
  const t = useT('feedback');
  const list = useInfiniteQuery(feedbackQuery());
  const all = list.data?.pages.flatMap((page) => page.feedback);
  return (
    <section className="flex flex-col gap-4" aria-labelledby="own-feedback">
      <h2 id="own-feedback" className="text-xl font-semibold">
        {t('list.title')}
      </h2>
      {all === undefined && list.error === null && (
        <output aria-label={t('list.loading')}>
          <Skeleton className="h-32 w-full rounded-2xl" />
        </output>
      )}
      {all === undefined && list.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('list.failed')}
          text={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{t('list.retry')}</Button>}
        />
      )}
      {all?.length === 0 && (
        <EmptyState
          icon={<MessageSquareText size={28} aria-hidden />}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
        />
      )}
      {all?.map((one) => (
        <Item key={one.id} feedback={one} />
      ))}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('list.loadingMore') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}

/** What both sides wrote is shown as it was written, and never read as anything but text. */
function Item({ feedback }: { feedback: Feedback }) {
  const t = useT('feedback');
  const when = useMoment();
  const { type, state, sentAt, content, pictures, answer } = feedback;
  return (
    <article className="bg-surface shadow-low flex flex-col gap-3 rounded-2xl p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t(`type.${type}`)}</h3>
        <span
          className={clsx(
            'rounded-full px-3 py-1 text-sm font-medium',
            state === 'answered' ? 'bg-gain/12 text-gain' : 'bg-raised text-muted',
          )}
        >
          {t(`state.${state}`)}
        </span>
      </div>
      <p className="text-muted text-sm tabular-nums">{when(sentAt)}</p>
      <p className="break-words whitespace-pre-line">{content}</p>
      <OwnPictures ids={pictures} />
      {answer !== null && (
        <div className="bg-ground/60 flex flex-col gap-1 rounded-xl px-4 py-3">
          <p className="text-sm font-semibold">
            {t('list.answer')} <span className="text-muted font-normal tabular-nums">{when(answer.at)}</span>
          </p>
          <p className="break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </article>
  );
}
