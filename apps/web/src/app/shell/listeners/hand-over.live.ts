import { useEffect } from 'react';
import { takeHandOverCode } from '#lib/session/arrival.ts';
import { wasShownHere } from '#lib/session/hand-over-codes.ts';
import { onFrame } from '#lib/live/live.ts';
import { openModal } from '#lib/overlays/modal-store.ts';

/** LOG-06, T19: a code that came with the address is exchanged; a device that scanned ours is asked about. */
export function useHandOverLive(): void {
  useEffect(() => {
    const code = takeHandOverCode();
    if (code !== null) openModal('handOver', { code });
  }, []);
  useEffect(
    () =>
      onFrame('hand-over-asked', ({ data }) => {
        if (wasShownHere(data.id)) openModal('handOverAsked', data);
      }),
    [],
  );
}
