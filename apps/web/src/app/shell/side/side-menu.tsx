import { IconButton } from '@maidan/ui/icon-button.tsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { isBoolean, storedValue } from '#lib/storage/storage.ts';
import { Brand } from '#app/shell/nav/brand.tsx';
import { SideContent } from './side-content.tsx';

/** The head script of the page reads the same key, so that a narrow menu is narrow from the first paint. */
const narrowChoice = storedValue('maidan-side-narrow', isBoolean, false);

/** SID-01, SID-07: on large screens; collapsed it keeps its icons, and the choice outlives a reload. */
export function SideMenu() {
  const t = useT('shell');
  const narrow = useSyncExternalStore(narrowChoice.subscribe, narrowChoice.read, () => false);
  const toggle = (): void => {
    narrowChoice.write(!narrow);
    if (narrow) delete document.documentElement.dataset['side'];
    else document.documentElement.dataset['side'] = 'narrow';
  };
  return (
    <aside aria-label={t('side-menu')} className="side bg-surface sticky top-0 z-20 h-dvh flex-col">
      <div className="flex h-16 shrink-0 items-center justify-between pr-2 pl-5">
        <Brand />
        <span className="wide-only">
          <IconButton label={t('side-narrow')} icon={<PanelLeftClose size={20} />} onClick={toggle} />
        </span>
      </div>
      {narrow && (
        <IconButton
          className="mx-auto"
          label={t('side-wide')}
          icon={<PanelLeftOpen size={20} />}
          onClick={toggle}
        />
      )}
      <SideContent narrow={narrow} />
    </aside>
  );
}
