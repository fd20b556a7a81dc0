import { buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Drawing } from '#lib/pictures/drawing.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';

/** RTE-15 */
export function NotFoundPage() {
  const t = useT('errors');
  return (
    <>
      <PageHead title={t('not-found-title')} />
      <EmptyState
        level={1}
        picture={<Drawing kind="not-found" />}
        title={t('not-found-title')}
        text={t('not-found-text')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('not-found-home')}
          </Link>
        }
      />
    </>
  );
}
