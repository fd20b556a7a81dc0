import type { LiveFrame } from '@maidan/contract/live.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNews, onWelcome } from '#lib/live/live.ts';
import type { PublicNews } from '#lib/live/live.ts';
import { readAgain } from '#lib/live/read-again.ts';

type Frame = LiveFrame['type'];
/** A quick player makes several of these a second: what they change is read once for all of a moment. */
const TOGETHER: ReadonlySet<Frame> = new Set<Frame>(['balance', 'vendor-wallet', 'vendor-run']);
const MOMENT_MS = 300;

/**
 * Mounted once by the shell: whatever a query names as its `news` is read anew when it comes, on screen or not, and all of
 * it when the socket is welcomed, because between the reading and the welcome nobody heard anything.
 */
export function useNewsLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timers = new Map<Frame, number>();
    const hear = (type: Frame | PublicNews): void =>
      readAgain(queryClient, { predicate: ({ meta }) => meta?.news?.includes(type) === true });
    const hearLater = (type: Frame): void => {
      if (timers.has(type)) return;
      const heard = (): void => {
        timers.delete(type);
        hear(type);
      };
      timers.set(type, window.setTimeout(heard, MOMENT_MS));
    };
    const stops = [
      onNews((frame) => {
        if (TOGETHER.has(frame.type)) hearLater(frame.type);
        else hear(frame.type === 'settings-changed' ? frame.data.what : frame.type);
      }),
      onWelcome(() => readAgain(queryClient, { predicate: ({ meta }) => meta?.news !== undefined })),
    ];
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers.values()) window.clearTimeout(timer);
    };
  }, [queryClient]);
}
