import type { Language } from '@maidan/contract/languages.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { PayTable, percentText } from '#game-parts/rule-parts.tsx';
import { FigureList } from '#screen-parts/figure-list.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { HAND_KINDS, type HandKind } from './hand-rank.ts';
import { manifest } from './manifest.ts';
import { TEEN_PATTI } from './round.ts';
import type { TeenPattiTexts } from './teen-patti-texts.ts';

/** Of the 22,100 ways to be dealt three cards. */
export const WAYS: Readonly<Record<HandKind, number>> = {
  trail: 52,
  'pure-sequence': 48,
  sequence: 720,
  color: 1_096,
  pair: 3_744,
  high: 16_440,
};
export const ALL_WAYS = 22_100;

type Props = { parts: PartTexts; words: TeenPattiTexts; language: Language; amountText: AmountText };

export function TeenPattiRules({ parts, words, language, amountText }: Props) {
  const { rules } = words;
  const limit = {
    stake: figure(TEEN_PATTI.mostStakeUnits, language),
    pot: figure(TEEN_PATTI.potLimitUnits, language),
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
      <p>{rules.howTo}</p>
      <p>{rules.end}</p>
      <p>{fill(rules.limit, limit)}</p>
      <p>{rules.allIn}</p>
      <PayTable
        heads={[rules.ranks, rules.chance]}
        rows={HAND_KINDS.toReversed().map((kind) => ({
          key: kind,
          cells: [
            `${words.kinds[kind]}: ${rules.examples[kind]}`,
            `${figure(((WAYS[kind] / ALL_WAYS) * 100).toFixed(2), language)}%`,
          ],
        }))}
      />
      <p>{rules.suits}</p>
      <p>{rules.bots}</p>
    </>
  );
}
