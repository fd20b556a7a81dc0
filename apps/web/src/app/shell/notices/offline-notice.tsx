import { useLayers } from '@maidan/ui/layers.ts';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useSlowNetwork } from '#lib/call/slow-network.ts';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useOnline } from '#lib/call/use-online.ts';

/** ERR-03: no network is said as long as it lasts, and a slow one too. */
export function OfflineNotice() {
  const t = useT('errors');
  const online = useOnline();
  const slow = useSlowNetwork();
  useEffect(() => {
    const tell = (): void => showToast(t('online'), 'gain');
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [t]);
  return (
    <output className="block">
      {(!online || slow) && <Note text={t(online ? 'slow-network' : 'offline')} />}
    </output>
  );
}

/** In the page's own place, or above the dialog that lies over it: whoever is filling in a form has to read it too. */
function Note({ text }: { text: string }) {
  const layers = useLayers();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const shown = note.current;
    if (layers === 0 || shown === null || !('showPopover' in shown)) return undefined;
    // Whatever is shown last lies on top.
    shown.showPopover();
    // A dialog that fills a phone's screen makes room for it: its close button stays in reach.
    const { style } = document.documentElement;
    style.setProperty('--note-height', `${shown.offsetHeight}px`);
    return () => {
      style.removeProperty('--note-height');
      // Back in the page's own place it is no popover any more; the browser has hidden it with that, and refuses to again.
      if (shown.hasAttribute('popover')) shown.hidePopover();
    };
  }, [layers]);
  return (
    <p
      ref={note}
      popover={layers === 0 ? undefined : 'manual'}
      className={`bg-raised-strong text-text flex items-center justify-center gap-2 px-4 py-2 text-sm font-medium ${layers === 0 ? '' : 'fixed inset-x-0 top-0 bottom-auto m-0 w-full border-0'}`}
    >
      <WifiOff size={16} aria-hidden="true" className="shrink-0" />
      {text}
    </p>
  );
}
