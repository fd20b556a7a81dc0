import { outsideLink } from '@maidan/contract/system/outside-link.ts';
import { showPrompt } from '#lib/overlays/modal-store.ts';
import { pageHosts } from '#lib/page/page-hosts.ts';

/** T21: a page of somebody else opens only after a word about it, and only if the rules for such addresses let it. */
export function leaveSite(address: string, message: (host: string) => string): void {
  const allowed = outsideLink(address, [window.location.hostname], pageHosts().links);
  if (allowed === null) return;
  const open = (): void => void window.open(allowed, '_blank', 'noopener,noreferrer');
  showPrompt({ kind: 'confirm', message: message(new URL(allowed).host), onConfirm: open });
}
