import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, PayTable, RuleFacts, RuleNotes, timesText } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { BingoTexts } from './bingo-texts.ts';
import { shapeChance, tierChance } from './chances.ts';
import { CALLS, LINE_PAYS, SHAPE_PAYS, SHAPES } from './patterns.ts';

export function BingoRules({ play, parts, words }: { play: Play; parts: PartTexts; words: BingoTexts }) {
  const { language } = play.host;
  const call = (count: number) => ({ call: figure(count, language) });
  const lines = LINE_PAYS.map(({ by, pays }, row) => ({
    key: `line-${by}`,
    cells: [
      `${words.firstLine} ${fill(words.byCall, call(by))}`,
      timesText(pays, language),
      chanceText(tierChance(row), parts, language),
    ],
  }));
  const shapes = SHAPES.map((shape) => ({
    key: shape,
    cells: [
      `${words.shapes[shape]} ${fill(words.within, call(CALLS))}`,
      timesText(SHAPE_PAYS[shape], language),
      chanceText(shapeChance(shape), parts, language),
    ],
  }));
  return (
    <>
      <RuleFacts play={play} parts={parts} />
      <p>{words.howTo}</p>
      <p>{words.shapesRule}</p>
      <p>{words.perCard}</p>
      <PayTable heads={[words.what, parts.pays, parts.chance]} rows={[...lines, ...shapes]} />
      <RuleNotes parts={parts} />
    </>
  );
}
