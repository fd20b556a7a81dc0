import { digits } from '@maidan/contract/digits.ts';
import { languageFacts, type Language } from '@maidan/contract/languages.ts';
import { RECORD_TIME_ZONE } from '@maidan/contract/records/record-words.ts';
import { useEffect, useState } from 'react';
import type { Lottery } from '#lottery/lotteries.ts';
import type { LotteryTexts } from '#lottery/lottery-texts.ts';
import { closesBeforeMs, drawName, drawsAtMs, drawsFrom } from '#lottery/schedule.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { Drawn } from './ball.tsx';
import type { LotteryState } from './use-lottery.ts';

/** The lottery's time, told anew each second. */
export function useNowMs(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}

/** Hours, minutes and seconds; days in front where there are any. */
export function waitText(ms: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const parts = [...(hours > 0 || days > 0 ? [hours] : []), minutes, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return digits(`${days > 0 ? `${days} · ` : ''}${parts.join(':')}`, language);
}

/** A moment in the site's time, as its records tell it; with the day its zone is named as well. */
export function timeText(ms: number, language: Language, withDay: boolean): string {
  const format = new Intl.DateTimeFormat(languageFacts(language).locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: RECORD_TIME_ZONE,
    ...(withDay && { day: 'numeric', month: 'short', timeZoneName: 'short' }),
  });
  return digits(format.format(ms), language);
}

export const drawText = (lottery: Lottery, minute: number, language: Language): string =>
  digits(drawName(lottery.schedule, minute), language);

type Props = { lottery: Lottery; state: LotteryState; words: LotteryTexts; language: Language };

/** What is next and when, and what came last. */
export function DrawHead({ lottery, state, words, language }: Props) {
  const nowMs = useNowMs(state.aheadMs);
  const { table } = state;
  if (!table) return null;
  const [result] = table.results;
  return (
    <section className="lo-head" aria-label={words.next}>
      <div className="lo-next">
        <NextDraw {...{ lottery, state, words, language, nowMs }} />
      </div>
      <div className="lo-last">
        {result === undefined ? (
          <p className="gs-quiet">{words.none}</p>
        ) : (
          <>
            <h2>
              {words.last} <small>{drawText(lottery, result.minute, language)}</small>
            </h2>
            <Drawn
              key={result.minute}
              family={lottery.family}
              numbers={result.numbers}
              words={words}
              language={language}
            />
          </>
        )}
      </div>
    </section>
  );
}

function NextDraw({ lottery, state, words, language, nowMs }: Props & { nowMs: number }) {
  const onSale = state.table?.coming ?? [];
  if (onSale.length === 0) return <p>{words.notOpen}</p>;
  const [next = 0] = drawsFrom(lottery.schedule, Math.floor(nowMs / 60_000) + 1, 1);
  const toClose = drawsAtMs(next) - closesBeforeMs(lottery.schedule) - nowMs;
  const toDraw = drawsAtMs(next) - nowMs;
  const isLong = !('every' in lottery.schedule) || lottery.schedule.every >= 60;
  return (
    <>
      <p className="lo-next-name">{fill(words.draw, { name: drawText(lottery, next, language) })}</p>
      <p className="lo-clock" data-closed={toClose <= 0 || undefined} role="timer">
        {waitText(toClose > 0 ? toClose : toDraw, language)}
      </p>
      <p className="gs-quiet">
        {toClose > 0 ? words.closesIn : words.closed}
        {isLong && ` · ${fill(words.at, { time: timeText(drawsAtMs(next), language, true) })}`}
      </p>
    </>
  );
}
