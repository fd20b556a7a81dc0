import { Dialog } from '@maidan/ui/dialog.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { AnnouncementText } from './announcement-text.tsx';
import { useAnnouncements } from './messages.queries.ts';
import { Turner } from './turner.tsx';
import { useReadNotices } from './use-read-notices.ts';

type NoticeModalProps = { onClose: () => void; index: number };

/** HOM-02: one notice at a time, beginning with the one that was pressed. */
export function NoticeModal({ onClose, index }: NoticeModalProps) {
  const t = useT('messages');
  const common = useT('common');
  const { data } = useAnnouncements();
  const [at, setAt] = useState(index);
  const notices = data?.player ?? [];
  const notice = notices[Math.min(at, notices.length - 1)];
  useReadNotices(notice === undefined ? [] : [notice.id]);
  return (
    <Dialog
      title={notice?.title ?? t('notice.title')}
      closeLabel={common('close')}
      shape="box"
      onClose={onClose}
    >
      <div className="flex flex-1 flex-col gap-6 px-6 pb-6">
        {notice === undefined ? (
          <NothingYet loading={data === undefined} />
        ) : (
          <AnnouncementText {...notice} />
        )}
        {notices.length > 1 && <Turner at={at} total={notices.length} onTurn={setAt} />}
      </div>
    </Dialog>
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
