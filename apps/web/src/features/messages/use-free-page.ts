import { useEffect, useState } from 'react';
import { isPageBusy } from '#lib/page/page-busy.ts';

const LOOK_AGAIN_MS = 400;

/**
 * Whether what opens by itself may show: not while another layer is open or somebody is typing. Between the wish to open and
 * the moment its parts have come, a reader may have opened something. Once it may, it stays.
 */
export function useFreePage(): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (free) return undefined;
    // After the layers that were drawn together with this one.
    const look = (): void => {
      if (!isPageBusy()) setFree(true);
    };
    look();
    const timer = window.setInterval(look, LOOK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [free]);
  return free;
}
