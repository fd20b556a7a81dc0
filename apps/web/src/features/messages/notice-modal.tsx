import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { useLanguage, useT } from '#lib/i18n.tsx';
import { announcementsQuery } from './messages.queries.ts';

type NoticeModalProps = { onClose: () => void; index: number };

/** HOM-02: one notice at a time, beginning with the one that was pressed. */
export function NoticeModal({ onClose, index }: NoticeModalProps) {
  const t = useT('messages');
  const common = useT('common');
  const { data } = useQuery(announcementsQuery(useLanguage()));
  const [at, setAt] = useState(index);
  const notices = data?.player ?? [];
  const notice = notices[Math.min(at, notices.length - 1)];
  return (
    <Dialog
      title={notice?.title ?? t('notice.title')}
      closeLabel={common('close')}
      shape="box"
      onClose={onClose}
    >
      <div className="flex flex-1 flex-col gap-6 px-6 pb-6">
        {notice === undefined ? <NothingYet loading={data === undefined} /> : <Notice {...notice} />}
        {notices.length > 1 && <Turner at={at} total={notices.length} onTurn={setAt} />}
      </div>
    </Dialog>
  );
}

function Notice({ content, publishedAt }: { content: string; publishedAt: string }) {
  const format = useFormatter();
  return (
    <div className="flex min-h-32 flex-1 flex-col gap-3" aria-live="polite">
      <time dateTime={publishedAt} className="text-muted text-sm">
        {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
      </time>
      <p className="text-pretty whitespace-pre-line">{content}</p>
    </div>
  );
}

function NothingYet({ loading }: { loading: boolean }) {
  const t = useT('messages');
  if (!loading) return <p className="text-muted py-8 text-center">{t('notice.empty')}</p>;
  return (
    <div className="flex min-h-32 flex-col gap-3">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  );
}

type TurnerProps = { at: number; total: number; onTurn: (index: number) => void };

function Turner({ at, total, onTurn }: TurnerProps) {
  const t = useT('messages');
  return (
    <div className="flex items-center justify-between gap-3">
      <Button look="outline" disabled={at === 0} onClick={() => onTurn(at - 1)}>
        <ChevronLeft size={18} aria-hidden />
        {t('notice.previous')}
      </Button>
      <span className="text-muted text-sm tabular-nums">
        {t('notice.position', { current: at + 1, total })}
      </span>
      <Button look="outline" disabled={at === total - 1} onClick={() => onTurn(at + 1)}>
        {t('notice.next')}
        <ChevronRight size={18} aria-hidden />
      </Button>
    </div>
  );
}
