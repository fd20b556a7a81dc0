import { PayTable, percentText, timesText } from '#game-parts/rule-parts.tsx';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { playHow, playName, tierName } from '#lottery/lottery-texts.ts';
import { PLAYS } from '#lottery/plays/plays.ts';
import type { Play, Tier } from '#lottery/plays/play.ts';
import { isBySide, prizesOf, returnBasisPoints } from '#lottery/prizes.ts';
import { drawsAtMs, drawsFrom } from '#lottery/schedule.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { timeText, useNowMs } from './draw-head.tsx';
import type { Shared } from './line-text.tsx';

const CALENDAR_DRAWS = 7;

/** Every way to play with what it pays, how often, and what comes back of it. */
export function LotteryRules({ parts, aheadMs, ...shared }: Shared & { parts: PartTexts; aheadMs: number }) {
  const nowMs = useNowMs(aheadMs);
  const { lottery, words, language } = shared;
  return (
    <>
      <p className="gs-lead">{words.rulesIntro}</p>
      <p className="gs-quiet">{words.prizeMode[lottery.mode]}</p>
      {PLAYS[lottery.family].map((play) => (
        <section key={play.code} className="gs-card">
          <h3>{playName(play, words)}</h3>
          <p className="gs-quiet">{playHow(play, words)}</p>
          <PayTable
            heads={[words.hitsHead, parts.pays, parts.chance, words.returnHead]}
            rows={play.tiers.map((tier, place) => ({
              key: tier.key,
              cells: [
                tierName(tier.key, words, language),
                timesText(prizesOf(play, lottery.mode)[place] ?? 0, language),
                chanceOf(play, tier, shared),
                percentText(
                  returnBasisPoints(play, lottery.mode, isBySide(play) ? place : undefined),
                  language,
                ),
              ],
            }))}
          />
        </section>
      ))}
      {!('every' in lottery.schedule) && (
        <section className="gs-card">
          <h3>{words.calendar}</h3>
          <ul className="lo-calendar">
            {drawsFrom(lottery.schedule, Math.floor(nowMs / 60_000), CALENDAR_DRAWS).map((minute) => (
              <li key={minute}>{timeText(drawsAtMs(minute), language, true)}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="gs-quiet">{parts.rtpNote}</p>
    </>
  );
}

/** Where one bet may hit several times there is no chance of one hit, but a number of hits to expect. */
function chanceOf(play: Play, { key, ways, of }: Tier, { words, language }: Shared): string {
  if (key === 'each-that-ends-so')
    return fill(words.expected, { count: figure(String(ways), language), of: figure(String(of), language) });
  const one = Number((of * 10n) / ways) / 10;
  return fill(words.oneInEach, { count: figure(one < 10 ? one : Math.round(one), language) });
}
