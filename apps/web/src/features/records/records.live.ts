import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFrame } from '#lib/live.ts';
import { RECORDS_KEY } from './records.queries.ts';

/** A quick player makes several frames a second; the record is read once after they fall quiet. */
const QUIET_MS = 400;

/** A balance that moved means a round was played or money moved, here or on another device. */
export function useRecordsLive(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const stop = onFrame('balance', () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: RECORDS_KEY }),
        QUIET_MS,
      );
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
}
