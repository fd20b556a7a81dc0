import { CHUNK_LOAD_TIMEOUT_MS } from '@maidan/contract/constants.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useT } from '#lib/i18n.tsx';
import { PartMissing } from './part-missing.tsx';

/** Holds the place of a page that takes longer than a moment. One that never comes is given up (ERR-04). */
export function PagePending() {
  const t = useT('common');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CHUNK_LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <PartMissing slow />;
  return (
    <output aria-label={t('loading')} className="page-width flex flex-col gap-6 py-8">
      <Skeleton className="h-9 w-56" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="aspect-[3/4] w-full rounded-xl" />
        ))}
      </div>
    </output>
  );
}
