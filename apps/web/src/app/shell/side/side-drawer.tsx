import { Dialog } from '@maidan/ui/dialog.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { SideContent } from './side-content.tsx';

/** The side menu of a phone. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useT('shell');
  return (
    <Dialog title={t('side-menu')} closeLabel={useT('common')('close')} shape="drawer" onClose={onClose}>
      <SideContent onChosen={onClose} />
    </Dialog>
  );
}
