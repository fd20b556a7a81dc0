import { digits } from '@maidan/contract/digits.ts';
import { useState } from 'react';
import { BALLS, isBoard, withZeros } from '#lottery/draw-numbers.ts';
import type { LotteryResult } from '#lottery/lottery-wire.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { GameHost } from '#screen-plug.ts';
import { Drawn } from './ball.tsx';
import { drawText } from './draw-head.tsx';
import type { Shared } from './line-text.tsx';
import type { LotteryState } from './use-lottery.ts';

type Props = Shared & { host: GameHost; state: LotteryState; texts: Pick<ScreenTexts, 'loading'> };

const NONE: readonly LotteryResult[] = [];
/** The house tells the newest: what slides out of them is kept here. */
type Kept = {
  newest: readonly LotteryResult[];
  /** Newest first, without a gap. */
  all: readonly LotteryResult[];
  /** None are older. */
  isWhole: boolean;
};

function followed({ all, isWhole }: Kept, newest: readonly LotteryResult[]): Kept {
  const last = newest.at(-1)?.minute;
  const [first] = all;
  // After a long sleep nobody has told the draws between.
  if (last === undefined || first === undefined || first.minute < last)
    return { newest, all: newest, isWhole: false };
  return { newest, all: [...newest, ...all.filter(({ minute }) => minute < last)], isWhole };
}

/** What came before, and how often each number did. */
export function ResultsPanel({ host, state, texts, ...shared }: Props) {
  const { lottery, words, language } = shared;
  const newest = state.table?.results ?? NONE;
  const [kept, setKept] = useState<Kept>({ newest, all: newest, isWhole: false });
  const [failed, setFailed] = useState(false);
  if (kept.newest !== newest) setKept(followed(kept, newest));
  const { all, isWhole } = kept;
  const more = async () => {
    const from = all.at(-1)?.minute;
    if (from === undefined) return;
    setFailed(false);
    try {
      const page = await host.lottery.results(from);
      setKept((before) =>
        // Nothing that came meanwhile has moved where it ended.
        before.all.at(-1)?.minute === from
          ? { ...before, all: [...before.all, ...page.results], isWhole: page.before === null }
          : before,
      );
    } catch {
      setFailed(true);
    }
  };
  if (state.table === null) return <p className="gs-quiet">{texts.loading}</p>;
  if (all.length === 0) return <p className="gs-quiet">{words.none}</p>;
  return (
    <>
      <Trends results={all} {...shared} />
      <ol className="lo-results">
        {all.map(({ minute, numbers }) => (
          <li key={minute}>
            <span className="lo-ticket-draw">{drawText(lottery, minute, language)}</span>
            <Drawn family={lottery.family} numbers={numbers} words={words} language={language} small />
          </li>
        ))}
      </ol>
      {failed && (
        <p role="alert" className="gs-problem-text">
          {words.olderFailed}
        </p>
      )}
      {!isWhole && (
        <button type="button" className="lo-plain" onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}

const RECENT = 8;

/** On a wide screen the last draws and the trend stand below the desk. */
export function RecentDraws({ state, ...shared }: Shared & { state: LotteryState }) {
  const { lottery, words, language } = shared;
  const results = state.table?.results ?? [];
  if (results.length < 2) return null;
  return (
    <section className="lo-recent" aria-label={words.results}>
      <div>
        <h2>{words.results}</h2>
        <ol className="lo-results">
          {results.slice(1, RECENT + 1).map(({ minute, numbers }) => (
            <li key={minute}>
              <span className="lo-ticket-draw">{drawText(lottery, minute, language)}</span>
              <Drawn family={lottery.family} numbers={numbers} words={words} language={language} small />
            </li>
          ))}
        </ol>
      </div>
      <Trends results={results} {...shared} />
    </section>
  );
}

/** Of a board the last digit of each number. */
function trendOf(
  family: Shared['lottery']['family'],
  results: readonly LotteryResult[],
): readonly [string, number][] {
  const { from, to } = isBoard(family) ? { from: 0, to: 9 } : BALLS[family];
  const counts = new Map<number, number>();
  for (const { numbers } of results)
    for (const [place, number] of numbers.entries()) {
      // All ten cars come each time: their first one tells something.
      if (family === 'pk10' && place > 0) continue;
      const key = isBoard(family) ? number % 10 : number;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return Array.from({ length: to - from + 1 }, (_, place) => [
    withZeros(from + place, to > 9 ? 2 : 1),
    counts.get(from + place) ?? 0,
  ]);
}

function Trends({ results, lottery, words, language }: Shared & { results: readonly LotteryResult[] }) {
  const trend = trendOf(lottery.family, results);
  const most = Math.max(1, ...trend.map(([, count]) => count));
  return (
    <section className="gs-card">
      <h3>{fill(words.trends, { count: figure(results.length, language) })}</h3>
      <ol className="lo-trend">
        {trend.map(([name, count]) => (
          <li key={name}>
            <span>{digits(name, language)}</span>
            <span className="lo-trend-bar" style={{ '--share': count / most } as object} aria-hidden="true" />
            <b>{figure(count, language)}</b>
          </li>
        ))}
      </ol>
      <p className="gs-quiet">{words.trendsNote}</p>
    </section>
  );
}
