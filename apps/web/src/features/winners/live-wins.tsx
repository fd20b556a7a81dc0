import { textIn } from '@maidan/contract/local-text.ts';
import type { LiveWin } from '@maidan/contract/messages/live-win.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useLiveSilent } from '#lib/live/live.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import { keyOfWin, useLiveWins } from './live-wins.live.ts';
import { WinnerName, WonAmount } from './winner-name.tsx';
import { liveWinsQuery } from './winners.queries.ts';

/**
 * HOM-03: wins as they settle. No live region: somebody who hears the page is not talked over, and finds the list where it is. Nothing
 * moves either: a line is there, or not yet.
 */
export function LiveWins() {
  const t = useT('winners');
  useLiveWins();
  const { data, isPending } = useQuery(liveWinsQuery());
  const [held, setHeld] = useState<readonly LiveWin[] | null>(null);
  const wins = held ?? data ?? [];
  const waiting = held === null ? 0 : newSince(held, data ?? []);
  const silent = useLiveSilent();
  return (
    <section aria-labelledby="live-wins" className="flex h-full flex-col gap-2 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="live-wins" className="text-lg font-semibold">
            {t('live')}
          </h2>
          <p className="text-muted text-sm">
            {waiting > 0
              ? t('liveWaiting', { count: waiting })
              : silent && !isPending
                ? t('liveSilent')
                : t('liveIntro')}
          </p>
        </div>
        {wins.length > 0 && (
          <IconButton
            label={t(held === null ? 'livePause' : 'liveGoOn')}
            icon={held === null ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            onClick={() => setHeld(held === null ? wins : null)}
          />
        )}
      </div>
      {wins.length > 0 && <Wins wins={wins} />}
      {wins.length === 0 && !isPending && (
        <div className="text-muted flex flex-1 flex-col items-center justify-center gap-2 text-center">
          <Sparkles size={28} aria-hidden />
          <p className="text-text font-semibold">{t('liveEmptyTitle')}</p>
          <p className="text-sm">{t('liveEmptyText')}</p>
        </div>
      )}
    </section>
  );
}

function newSince(held: readonly LiveWin[], now: readonly LiveWin[]): number {
  const known = new Set(held.map(keyOfWin));
  return now.filter((win) => !known.has(keyOfWin(win))).length;
}

function Wins({ wins }: { wins: readonly LiveWin[] }) {
  const t = useT('winners');
  const language = useLanguage();
  const { dateTime } = useFormats();
  return (
    <ol
      aria-label={t('live')}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="no-scrollbar min-h-0 flex-1 overflow-y-auto rounded-xl"
    >
      {wins.map((win) => (
        <li key={keyOfWin(win)} className="flex h-14 items-center gap-3 px-1">
          <div className="min-w-0 flex-1">
            <WinnerName winner={win} className="text-sm font-medium" />
            <bdi className="text-muted block truncate text-xs">
              {win.gameName === null ? '' : textIn(win.gameName, language)}
            </bdi>
          </div>
          <div className="shrink-0 text-right">
            <WonAmount amount={win.winAmount} className="text-gain block text-sm font-semibold" />
            <time dateTime={win.wonAt} className="text-muted text-xs tabular-nums">
              {dateTime(new Date(win.wonAt), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
            </time>
          </div>
        </li>
      ))}
    </ol>
  );
}
