import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { CallError } from '#lib/call/call-error.ts';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { isLoadFailure, LoadTimeout } from '#lib/loading/load-in-time.ts';
import { usePageWhole } from '#lib/page/page-whole.ts';
import { PartMissing } from './part-missing.tsx';

/** ERR-04, ERR-07: the page is broken, the frame around it is not. Says what happened and what helps. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const t = useT('errors');
  const router = useRouter();
  usePageWhole();
  if (isLoadFailure(error)) return <PartMissing slow={error instanceof LoadTimeout} />;
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState
      level={1}
      picture={<Drawing kind="error" />}
      title={t('broken-title')}
      text={error instanceof CallError ? error.message : t('broken-text')}
      action={<Button onClick={again}>{t('try-again')}</Button>}
    />
  );
}
