import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, PayTable, RuleFacts, RuleNotes, timesText } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { binsOf, waysTo, type Risk, type RowCount } from './pay-tables.ts';
import type { PlinkoTexts } from './plinko-texts.ts';

type Props = { play: Play; parts: PartTexts; words: PlinkoTexts; rows: RowCount; risk: Risk };

export function PlinkoRules({ play, parts, words, rows, risk }: Props) {
  const { language } = play.host;
  const half = binsOf(rows, risk).slice(0, rows / 2 + 1);
  return (
    <>
      <RuleFacts play={play} parts={parts} />
      <p>{words.howTo}</p>
      <p>{words.choose}</p>
      <h3>{fill(words.table, { rows: figure(rows, language), risk: words.risks[risk] })}</h3>
      <PayTable
        heads={[words.jar, parts.pays, parts.chance]}
        rows={half.map((pays, bin) => {
          const isMiddle = bin === rows / 2;
          const sides = isMiddle ? 1 : 2;
          return {
            key: String(bin),
            cells: [
              isMiddle
                ? figure(bin + 1, language)
                : `${figure(bin + 1, language)}, ${figure(rows - bin + 1, language)}`,
              timesText(pays, language),
              chanceText((sides * waysTo(bin, rows)) / 2 ** rows, parts, language),
            ],
          };
        })}
      />
      <RuleNotes parts={parts} />
    </>
  );
}
