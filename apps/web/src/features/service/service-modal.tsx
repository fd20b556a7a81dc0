import { Dialog } from '@maidan/ui/dialog.tsx';
import { useT, WithHelpTexts } from '#lib/texts/i18n.tsx';
import { Channels } from './channels.tsx';

export function ServiceModal({ onClose }: { onClose: () => void }) {
  return (
    <WithHelpTexts>
      <ServiceDialog onClose={onClose} />
    </WithHelpTexts>
  );
}

function ServiceDialog({ onClose }: { onClose: () => void }) {
  const t = useT('service');
  const common = useT('common');
  return (
    <Dialog title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <p className="text-muted">{t('intro')}</p>
        <Channels />
      </div>
    </Dialog>
  );
}
