import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Channels } from './channels.tsx';

/** HDR-10, SID-05: customer service as a page of its own, for menus and addresses. */
export function ServicePage() {
  const t = useT('service');
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted mt-1">{t('intro')}</p>
      </div>
      <Channels />
    </div>
  );
}
