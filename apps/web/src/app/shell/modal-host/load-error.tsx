import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useT } from '#lib/texts/i18n.tsx';

/** ERR-04: a part did not arrive; loading the page anew is what helps. */
export function LoadError({ onClose }: { onClose: () => void }) {
  const t = useT('errors');
  return (
    <Dialog title={t('load-title')} closeLabel={useT('common')('close')} shape="box" onClose={onClose}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted">{t('load-text')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </div>
    </Dialog>
  );
}
