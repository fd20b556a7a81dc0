import type { Play } from '#frame/use-play.ts';
import type { PartTexts } from '#game-parts/part-texts.ts';
import { PayTable, RuleFacts, RuleNotes } from '#game-parts/rule-parts.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { LEAST_CHIP, MOST_ON, MOST_SPOTS, MOST_STAKED } from './limits.ts';
import type { RouletteTexts } from './roulette-texts.ts';
import { POCKETS, returnOf, SPOT_KINDS, SPOTS } from './spots.ts';

type Props = { play: Play; parts: PartTexts; words: RouletteTexts };

export function RouletteRules({ play, parts, words }: Props) {
  const { amountText, host } = play;
  const count = (value: number) => figure(value, host.language);
  return (
    <>
      <RuleFacts
        play={play}
        parts={parts}
        stakes={`${amountText(LEAST_CHIP)} – ${amountText(MOST_STAKED)}`}
      />
      <p>{words.howTo}</p>
      <p>{words.zero}</p>
      <p>{fill(words.limits, { amount: amountText(MOST_STAKED), count: count(MOST_SPOTS) })}</p>
      <PayTable
        heads={[words.where, parts.pays, parts.chance, words.most]}
        rows={SPOT_KINDS.map((kind) => {
          const spot = SPOTS.find((one) => one.kind === kind);
          return {
            key: kind,
            cells: [
              words.kinds[kind],
              `${count((spot ? returnOf(spot) : 0) - 1)}:${count(1)}`,
              `${count(spot?.numbers.length ?? 0)}/${count(POCKETS)}`,
              amountText(MOST_ON[kind]),
            ],
          };
        })}
      />
      <RuleNotes parts={parts} />
    </>
  );
}
