import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { showToast } from '#lib/overlays/toast-store.ts';
import { useT } from '#lib/texts/i18n.tsx';

/** A thousand lines back; further up nobody looks for what was just answered. */
const MOST_PAGES = 20;

type Jumping = {
  box: RefObject<HTMLDivElement | null>;
  /** How many lines are drawn: more when older ones have come. */
  drawn: number;
  loadingOlder: boolean;
  onOlder: (() => void) | undefined;
};

/** Goes to the line that is answered, and brings the older ones that lie between. */
export function useJump({ box, drawn, loadingOlder, onOlder }: Jumping): (id: string) => void {
  const t = useT('chat');
  const [wanted, setWanted] = useState<string | null>(null);
  const pages = useRef(0);
  useEffect(() => {
    if (wanted === null || loadingOlder || drawn === 0) return;
    const line = box.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(wanted)}"]`);
    if (line === undefined || line === null) {
      pages.current += 1;
      if (onOlder !== undefined && pages.current <= MOST_PAGES) return onOlder();
      showToast(t('tooFar'));
    } else {
      line.scrollIntoView({ block: 'center' });
      line.focus({ preventScroll: true });
    }
    setWanted(null);
  }, [wanted, drawn, loadingOlder, onOlder, box, t]);
  return (id) => {
    pages.current = 0;
    setWanted(id);
  };
}
