import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { statusQuery } from '#lib/site/site-status.ts';
import { useFormats } from '#lib/texts/use-formats.ts';

const TICK_MS = 1000;
/** Once the time is over the site may open any moment. */
const ASK_EVERY_TICKS = 5;

/** STA-01, STA-03: when it is over, counted down. The server draws the time alone: seconds would be old on arrival. */
export function Countdown({ end }: { end: string }) {
  const t = useT('status');
  const format = useFormats();
  const queryClient = useQueryClient();
  const left = useSecondsUntil(end);
  const over = left !== null && left <= 0;
  const due = over && left % ASK_EVERY_TICKS === 0;
  useEffect(() => {
    if (due) void queryClient.invalidateQueries({ queryKey: statusQuery().queryKey });
  }, [due, queryClient]);
  return (
    <div className="bg-surface flex w-full flex-col items-center gap-1 rounded-xl px-6 py-5">
      <p className="text-muted text-sm">
        {t('maintenance.until')}{' '}
        <time dateTime={end} className="text-text block font-semibold">
          {format
            .dateTime(new Date(end), {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
              timeZoneName: 'short',
            })
            // As people write it; the tables of languages put a space there.
            .replace('GMT +', 'GMT+')}
        </time>
      </p>
      <p role="timer" className="h-10 text-3xl font-bold tabular-nums">
        {left !== null && (over ? <span className="text-lg">{t('maintenance.soon')}</span> : clock(left))}
      </p>
    </div>
  );

  function clock(seconds: number): string {
    const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
    return parts.map((part) => format.number(part, { minimumIntegerDigits: 2 })).join(':');
  }
}

function useSecondsUntil(end: string): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now === null ? null : Math.ceil((Date.parse(end) - now) / 1000);
}
