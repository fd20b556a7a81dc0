import { CHUNK_LOAD_TIMEOUT_MS } from '@maidan/contract/constants.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { PartMissing } from './part-missing.tsx';

/** Holds the place of a page that takes longer than a moment. One that never comes is given up (ERR-04). */
export function PagePending() {
  const t = useT('common');
  const pathname = useLocation({ select: (location) => location.pathname });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CHUNK_LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <PartMissing slow />;
  const inMemberCenter = pathname.startsWith('/member');
  return (
    <output
      aria-label={t('loading')}
      className={clsx(
        'flex flex-col',
        inMemberCenter ? 'member-width gap-5 py-4 sm:py-6' : 'page-wide gap-6 py-8',
      )}
    >
      <Skeleton className="h-9 w-56" />
      {inMemberCenter ? <Parts /> : <Posters />}
    </output>
  );
}

function Posters() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="aspect-[3/4] w-full rounded-xl" />
      ))}
    </div>
  );
}

/** Of a page of the member center. */
function Parts() {
  return (
    <>
      <Skeleton className="h-32 w-full rounded-2xl" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-56 w-full rounded-2xl" />
        <Skeleton className="h-56 w-full rounded-2xl" />
      </div>
    </>
  );
}
