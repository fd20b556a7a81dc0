import { useT } from '#lib/texts/i18n.tsx';
import { showPrompt } from '#lib/overlays/modal-store.ts';
import type { Channel } from '#lib/site/permission.ts';

/** T21: a page of somebody else opens only after a word about it, and learns nothing of where the person came from. */
export function useOpenChannel(): (channel: Channel) => void {
  const t = useT('service');
  return ({ address }) => {
    const { protocol, hostname, host } = new URL(address);
    if (protocol !== 'https:' && protocol !== 'http:') {
      window.location.assign(address);
      return;
    }
    const open = (): void => void window.open(address, '_blank', 'noopener,noreferrer');
    if (hostname === window.location.hostname) open();
    else showPrompt({ kind: 'confirm', message: t('leaving', { host }), onConfirm: open });
  };
}
