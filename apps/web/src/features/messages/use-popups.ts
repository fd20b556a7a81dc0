import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { isPageBusy } from '#lib/page/page-busy.ts';
import { whenPageStill } from '#lib/page/page-still.ts';
import { statusQuery } from '#lib/site/site-status.ts';
import { useAnnouncements, useExecution } from './messages.queries.ts';
import { closedPopups } from './popup-state.ts';

/** Popups belong to home: nobody is held up on the way to a game, a form or their money. */
const PLACES = new Set(['/', '/index', '/index.html', '/home']);
/** On the way back to home the page stands still already: a moment to see where one is. */
const SOON_MS = 300;
const AGAIN_MS = 1_500;

/**
 * MSG-02, MOD-01: opens the announcements that whoever is looking has not closed yet, once the page stands still, nothing else is
 * open and nobody is typing. Mounted once by the shell, which says whether whoever is looking rests: over the page of a break nothing
 * opens (R2).
 */
export function usePopups({ resting = false }: { resting?: boolean } = {}): void {
  const here = PLACES.has(useLocation({ select: ({ pathname }) => pathname }));
  const kind = useExecution() === 'B' ? 'visitor' : 'user';
  // STA-01: nothing is announced over the page that says the site is closed. The shell asks; this only looks.
  const closed = useQuery({ ...statusQuery(), enabled: false }).data?.systemStatus ?? 0;
  const free = useModalStore(({ open }) => open === null) && closed === 0 && !resting;
  const greeted = useGreetedHere(here);
  const { data, whole } = useAnnouncements({ enabled: here });
  const popups = whole ? data?.popup : undefined;
  useEffect(() => {
    if (!here || !free || greeted || popups === undefined) return undefined;
    let timer: number | undefined;
    const tryNow = (): void => {
      const seen = closedPopups(kind);
      const ids = popups.map(({ id }) => id).filter((id) => !seen.has(id));
      if (ids.length === 0) return;
      if (isPageBusy()) wait(AGAIN_MS);
      else openModal('public', { ids, kind });
    };
    const wait = (ms: number): void => void (timer = window.setTimeout(tryNow, ms));
    let gone = false;
    void whenPageStill.then(() => (gone ? undefined : wait(SOON_MS)));
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [here, free, greeted, kind, popups]);
}

/** LOG-02: whoever has just been welcomed is left to look around; the announcements come with the next visit of home. */
function useGreetedHere(here: boolean): boolean {
  const welcoming = useModalStore(({ open }) => open?.name === 'welcome');
  const [greeted, setGreeted] = useState(false);
  const now = here && (greeted || welcoming);
  if (now !== greeted) setGreeted(now);
  return now;
}
