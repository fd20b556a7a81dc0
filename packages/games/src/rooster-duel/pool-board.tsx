import { minor } from '@maidan/contract/money.ts';
import type { SpotFacts } from '#live/live-game.ts';
import { SpotButton } from '#live/spot-button.tsx';
import type { TableView } from '#live/use-table.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { SPOTS } from './contest.ts';
import { oddsHundredths, poolSum } from './pool.ts';
import type { RoosterTexts } from './rooster-texts.ts';
import { endOf, outcome as schema } from './rules.ts';

const TONES = { meron: 'red', draw: 'green', wala: 'blue' } as const;
type Props = { view: TableView; spots: readonly SpotFacts[]; words: RoosterTexts };

/** The three ends of a duel, what lies on each, and what a stake would come back as now. */
export function PoolBoard({ view, spots, words }: Props) {
  const { all, amountText } = view;
  const sum = poolSum(all);
  const end = view.phase === 'seen' ? endOf(schema.parse(view.state.round?.outcome)) : null;
  // Who was alone on it only has the stake back, and was right all the same.
  const seen = { ...view, won: new Set<string>(end === null ? [] : [end]) };
  return (
    <div className="kr-pool">
      <p className="kr-sum" data-testid="pool">
        {fill(words.pool, { amount: amountText(sum) })}
      </p>
      {SPOTS.map((id) => {
        const facts = spots.find((spot) => spot.id === id);
        const lies = all[id] ?? minor(0);
        const odds = oddsHundredths(id, all);
        const said = odds === null && facts ? { said: `${facts.name}, ${words.noOdds}` } : {};
        return (
          facts && (
            <SpotButton
              key={id}
              view={seen}
              spot={{ ...facts, pays: oddsText(odds, view, words) }}
              {...said}
              tone={TONES[id]}
              className="kr-spot"
              style={{ '--share': sum === 0n ? 0 : Number((lies * 1_000n) / sum) / 1_000 } as object}
            />
          )
        );
      })}
    </div>
  );
}

function oddsText(hundredths: number | null, { language }: TableView, words: RoosterTexts): string {
  if (hundredths === null) return words.noOdds;
  return fill(words.odds, { odds: figure((hundredths / 100).toFixed(2), language) });
}
