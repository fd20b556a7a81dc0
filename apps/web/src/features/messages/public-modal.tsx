import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { AnnouncementText } from './announcement-text.tsx';
import { useAnnouncements } from './messages.queries.ts';
import { closePopups } from './popup-state.ts';
import type { PopupKind } from './popup-state.ts';
import { Turner } from './turner.tsx';
import { useFreePage } from './use-free-page.ts';

type PublicModalProps = { onClose: () => void; ids: readonly string[]; kind: PopupKind };

/** MOD-01: the announcements that open by themselves, once nothing else is open; whoever goes elsewhere meets them later. */
export function PublicModal(props: PublicModalProps) {
  const { onClose } = props;
  const free = useFreePage();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [asked] = useState(path);
  const left = !free && path !== asked;
  useEffect(() => {
    if (left) onClose();
  }, [left, onClose]);
  return free ? <Popups {...props} /> : null;
}

/** A page each. Closed once, they stay closed for the session. */
function Popups({ onClose, ids, kind }: PublicModalProps) {
  const t = useT('messages');
  const { data } = useAnnouncements();
  const [at, setAt] = useState(0);
  const popups = data?.popup.filter(({ id }) => ids.includes(id)) ?? [];
  const popup = popups[Math.min(at, popups.length - 1)];
  // Closed or left by a link in it: it was seen.
  useEffect(() => () => closePopups(kind, ids), [kind, ids]);
  // Somebody logged in or out meanwhile, or all of them were taken back: what is left is nothing to show.
  useEffect(() => {
    if (popup === undefined) onClose();
  }, [popup, onClose]);
  if (popup === undefined) return null;
  return (
    <Dialog title={popup.title} closeLabel={t('popup.close')} shape="box" onClose={onClose}>
      <div className="flex flex-1 flex-col gap-6 px-6 pb-6">
        <AnnouncementText {...popup} />
        {popups.length > 1 && <Turner at={at} total={popups.length} onTurn={setAt} />}
        <Button look="action" block onClick={onClose}>
          {t('popup.done')}
        </Button>
      </div>
    </Dialog>
  );
}
