import type { ReactNode } from 'react';
import { ErrorBoundary } from '#lib/loading/error-boundary.tsx';
import { useT } from '#lib/texts/i18n.tsx';

/** ERR-07: header, menus and footer fall alone; the page in their middle stays. */
export function ShellPart({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={PartBroken}>{children}</ErrorBoundary>;
}

function PartBroken({ retry }: { retry: () => void }) {
  const t = useT('errors');
  return (
    <p role="alert" className="text-muted p-4 text-sm">
      {t('part-broken')}{' '}
      <button type="button" className="text-accent cursor-pointer underline" onClick={retry}>
        {t('try-again')}
      </button>
    </p>
  );
}
