import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import {
  chanceText,
  PayTable,
  percentText,
  RuleFacts,
  RuleNotes,
  timesText,
} from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { KenoTexts } from './keno-texts.ts';
import { MOST_PICKS, payRows } from './pay-table.ts';

const PICK_COUNTS = Array.from({ length: MOST_PICKS }, (_, index) => index + 1);

export function KenoRules({ play, parts, words }: { play: Play; parts: PartTexts; words: KenoTexts }) {
  const { language } = play.host;
  return (
    <>
      <RuleFacts play={play} parts={parts} />
      <p>{words.howTo}</p>
      <p>{words.none}</p>
      <h3>{words.returns}</h3>
      <PayTable
        heads={[words.chosen, parts.rtp]}
        rows={PICK_COUNTS.map((picks) => ({
          key: String(picks),
          cells: [figure(picks, language), percentText(returnOf(picks), language)],
        }))}
      />
      {PICK_COUNTS.toReversed().map((picks) => (
        <section key={picks}>
          <h3>{fill(words.table, { picks: figure(picks, language) })}</h3>
          <PayTable
            heads={[words.lit, parts.pays, parts.chance]}
            rows={payRows(picks).map(({ hits, pays, chance }) => ({
              key: String(hits),
              cells: [figure(hits, language), timesText(pays, language), chanceText(chance, parts, language)],
            }))}
          />
        </section>
      ))}
      <RuleNotes parts={parts} />
    </>
  );
}

/** In hundredths of a percent. */
function returnOf(picks: number): number {
  return payRows(picks).reduce((sum, { pays, chance }) => sum + pays * chance, 0) * 100;
}
