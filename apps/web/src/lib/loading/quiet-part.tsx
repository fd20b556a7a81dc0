import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#lib/loading/error-boundary.tsx';

/** For parts that come later and that nobody misses: while they are not there, or never come, nothing is shown. */
export function QuietPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Nothing() {
  return null;
}
