import { LIVE_WINS_AT_ONCE } from '@maidan/contract/constants.ts';
import { WINS_CHANNEL, type LiveFrame } from '@maidan/contract/live.ts';
import type { Platform } from '#call/platform.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { presentLiveWin } from './live-wins.present.ts';
import { readLiveWins, type LiveWinRow } from './live-wins.store.ts';

/** More than a frame carries: of many that settle together the highest are told. */
const LOOKED_AT = 100;

const keyOf = ({ username, payout, settledAt }: LiveWinRow): string =>
  `${username} ${payout} ${settledAt.getTime()}`;

/**
 * HOM-03: what a node tells the pages that show the feed. It looks at the newest rounds when it is asked to, so that a round costs
 * nothing more for being watched, every node tells the same without asking another, and nobody who watches costs one look a moment.
 */
export function followWins({ db, config, settings }: Pick<Platform, 'db' | 'config' | 'settings'>) {
  let told: ReadonlySet<string> | null = null;
  return {
    /** Nobody watches: what settles until somebody does is read by the page itself. */
    rest: () => void (told = null),
    /** The frame to tell, or null when nothing was won since the last one. */
    next: async (): Promise<LiveFrame | null> => {
      const currency = await settings.get('currency');
      const rows = await readLiveWins(db, { merchant: config.merchant, currency, limit: LOOKED_AT });
      const known = told;
      told = new Set(rows.map(keyOf));
      // A page may have read its first list a moment before it was heard; it drops what it has.
      const news = rows.filter((row) => (known === null ? row.isFresh : !known.has(keyOf(row))));
      if (news.length === 0) return null;
      const highest = new Set(
        news.toSorted((a, b) => Number(b.payout - a.payout)).slice(0, LIVE_WINS_AT_ONCE),
      );
      return {
        type: 'wins',
        channel: WINS_CHANNEL,
        version: await nextNewsVersion(db),
        data: { wins: news.filter((row) => highest.has(row)).map(presentLiveWin) },
      };
    },
  };
}
