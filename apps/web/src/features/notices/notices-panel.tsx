import type { getNotices } from '@maidan/contract/notices/get-notices.ts';
import { NOTICE_KINDS, type NoticeKind } from '@maidan/contract/notices/notice-words.ts';
import type { setNotices } from '@maidan/contract/notices/set-notices.ts';
import type { RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { CheckBox } from '#lib/forms/check-box.tsx';
import { WayGroup } from '#lib/widgets/way-list.tsx';
import { NoticeDevices } from './notice-devices.tsx';
import { useSetNotices } from './notices.mutations.ts';
import { noticesQuery } from './notices.queries.ts';
import { QuietHours } from './quiet-hours.tsx';

type Notices = ResponseOf<typeof getNotices>;
type Wish = RequestOf<typeof setNotices>;
/** What holds until somebody has said otherwise: nothing comes before a device is switched on. */
const FIRST: readonly NoticeKind[] = ['withdrawal', 'message'];

/** MEM-13: what is told while the site is closed, on which devices, and when not. */
export function NoticesPanel() {
  const t = useT('notices');
  const { data, error, refetch } = useQuery(noticesQuery());
  if (data?.publicKey === null) return null;
  return (
    <WayGroup title={t('title')}>
      <div className="flex flex-col gap-4 p-5">
        <p className="text-muted text-sm text-pretty">{t('intro')}</p>
        {data === undefined && error === null && (
          <output aria-label={t('loading')}>
            <Skeleton className="h-40 w-full rounded-xl" />
          </output>
        )}
        {data === undefined && error !== null && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1">{error.message}</p>
            <Button look="outline" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {data !== undefined && <Open notices={data} publicKey={data.publicKey} />}
      </div>
    </WayGroup>
  );
}

function Open({ notices, publicKey }: { notices: Notices; publicKey: string }) {
  const t = useT('notices');
  const set = useSetNotices();
  const { devices } = notices;
  // A press is seen at once; what was refused comes back as it was.
  const [wish, setWish] = useState<Wish | null>(null);
  const { kinds, quiet } = wish ?? notices;
  const write = async (change: Partial<Pick<Wish, 'kinds' | 'quiet'>>): Promise<void> => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const next: Wish = { kinds, quiet, zone, ...change };
    setWish(next);
    try {
      await set.mutateAsync(next);
    } finally {
      setWish((latest) => (latest === next ? null : latest));
    }
  };
  const onWrite = (change: Parameters<typeof write>[0]): void => void write(change).catch(() => undefined);
  return (
    <>
      <fieldset className="flex flex-col">
        <legend className="sr-only">{t('title')}</legend>
        {NOTICE_KINDS.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
            <CheckBox
              checked={kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                onWrite({ kinds: checked ? [...kinds, kind] : kinds.filter((one) => one !== kind) })
              }
            />
            <span>{t(`kind.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <QuietHours quiet={quiet} onChange={(next) => onWrite({ quiet: next })} />
      <Problem text={set.error?.message} />
      <NoticeDevices
        devices={devices}
        publicKey={publicKey}
        beforeFirst={async () => {
          if (kinds.length === 0) await write({ kinds: [...FIRST] });
        }}
      />
    </>
  );
}
