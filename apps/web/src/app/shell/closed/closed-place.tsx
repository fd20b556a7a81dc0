import type { Closure } from '@maidan/contract/operation.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { statusQuery } from '#lib/site/site-status.ts';

type ClosedProps = { closure: Closure };

const load = () => import('./closed-site.tsx');
const Late = lazy(async () => ({ default: (await load()).ClosedSite }));
let ready: ComponentType<ClosedProps> | undefined;

/** A closed site is drawn by the server too, so its page and texts must be there before; an open one never loads them. */
export function loadClosedSite(queryClient: QueryClient, language: Language): Promise<unknown> | undefined {
  const status = queryClient.getQueryData(statusQuery().queryKey)?.systemStatus ?? 0;
  if (status === 0) return undefined;
  return load().then(({ ClosedSite, textsAhead }) => {
    ready = ClosedSite;
    return textsAhead(language);
  });
}

export function ClosedPlace(props: ClosedProps) {
  const Page = ready ?? Late;
  return (
    <Suspense fallback={null}>
      <Page {...props} />
    </Suspense>
  );
}
