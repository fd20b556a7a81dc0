import { minor } from '@maidan/contract/money.ts';
import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, PayTable, RuleFacts, RuleNotes } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { CARDS, prizesOf, type Variant } from './prize-tables.ts';
import type { ScratchTexts } from './scratch-texts.ts';

type Props = { play: Play; parts: PartTexts; words: ScratchTexts; variant: Variant };

export function ScratchRules({ play, parts, words, variant }: Props) {
  const { rounds, amountText, host } = play;
  return (
    <>
      <RuleFacts play={play} parts={parts} />
      <p>{words.howTo}</p>
      <h3>{fill(words.table, { amount: amountText(rounds.stake) })}</h3>
      <PayTable
        heads={[words.prize, parts.pays, parts.chance]}
        rows={prizesOf(variant).map(({ times, cards }) => ({
          key: String(times),
          cells: [
            amountText(minor(rounds.stake * BigInt(times))),
            `${figure(times, host.language)}×`,
            chanceText(cards / CARDS, parts, host.language),
          ],
        }))}
      />
      <p>{words.decided}</p>
      <RuleNotes parts={parts} />
    </>
  );
}
