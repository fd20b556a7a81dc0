import type { Language } from '@maidan/contract/languages.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { PayTable, percentText } from '#game-parts/rule-parts.tsx';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { DICE_KINDS, type DiceKind } from './dice-rank.ts';
import type { FiveDiceTexts } from './five-dice-texts.ts';
import { manifest } from './manifest.ts';
import { BETS, MOST_IN_A_HAND, MOST_RAISES } from './round.ts';

/** Of the 7,776 ways in which five dice fall. */
export const WAYS: Readonly<Record<DiceKind, number>> = {
  five: 6,
  four: 150,
  straight: 240,
  'full-house': 300,
  three: 1_200,
  'two-pairs': 1_800,
  pair: 3_600,
  nothing: 480,
};
export const ALL_WAYS = 7_776;

type Props = { parts: PartTexts; words: FiveDiceTexts; language: Language; amountText: AmountText };

export function FiveDiceRules({ parts, words, language, amountText }: Props) {
  const { rules } = words;
  const figures = {
    open: figure(BETS.open, language),
    last: figure(BETS.last, language),
    raises: figure(MOST_RAISES, language),
    most: figure(MOST_IN_A_HAND, language),
  };
  const [first, last] = [manifest.stakeSteps[0], manifest.stakeSteps.at(-1)];
  return (
    <>
      <FigureList
        figures={[
          [parts.rtp, percentText(manifest.rtpBasisPoints, language)],
          [parts.maxWin, `${figure(manifest.maxWinMultiplier, language)}×`],
          [parts.stakes, first && last ? `${amountText(first)} – ${amountText(last)}` : ''],
        ]}
      />
      <p>{fill(rules.howTo, figures)}</p>
      <p>{fill(rules.roll, figures)}</p>
      <p>{fill(rules.end, figures)}</p>
      <PayTable
        heads={[rules.ranks, rules.chance]}
        rows={DICE_KINDS.toReversed().map((kind) => ({
          key: kind,
          cells: [
            `${words.kinds[kind]}: ${rules.examples[kind]}`,
            `${figure(((WAYS[kind] / ALL_WAYS) * 100).toFixed(2), language)}%`,
          ],
        }))}
      />
      <p>{rules.ties}</p>
      <p>{rules.bots}</p>
    </>
  );
}
