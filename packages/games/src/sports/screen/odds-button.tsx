import { useState } from 'react';
import { oddsOf } from '../price.ts';
import type { Market, Selection } from '../sport.ts';
import type { ShownMatch } from './book-client.ts';
import type { Shared } from './shared.ts';
import { isChosen } from './slip.ts';
import { marketName, matchName, selectionName, shownOdds } from './words.ts';

type Props = Pick<Shared, 'words' | 'slip' | 'onLeg'> & {
  match: ShownMatch;
  market: Market;
  selection: Selection;
  /** What stands over the odds; null: a column says it already. */
  label: string | null;
};

/** One price. It says for a moment which way it went. */
export function OddsButton({
  words,
  slip,
  onLeg,
  match: { fixture, play },
  market,
  selection,
  label,
}: Props) {
  const odds = oddsOf(selection.chance);
  const way = useWay(odds);
  const leg = { match: fixture.id, market: market.id, selection: selection.id };
  const name = selectionName(words, fixture, market.id, selection.id);
  if (odds === null)
    return (
      <span className="sb-odds sb-odds-closed">
        {label !== null && <small>{label}</small>}
        <span className="gs-heard">{`${name}: ${words.texts.closed}`}</span>
        <span aria-hidden="true">–</span>
      </span>
    );
  return (
    <button
      type="button"
      className="sb-odds"
      aria-pressed={isChosen(slip, leg)}
      aria-label={`${matchName(words, fixture)}, ${marketName(words, fixture, market.id)}: ${name}, ${shownOdds(words, odds)}`}
      data-way={way}
      data-odds={`${market.id} ${selection.id}`}
      onClick={() => onLeg({ ...leg, step: play.step, odds })}
    >
      {label !== null && <small>{label}</small>}
      <b>{shownOdds(words, odds)}</b>
    </button>
  );
}

function useWay(odds: number | null): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState({ before: odds, odds });
  if (seen.odds !== odds) setSeen({ before: seen.odds, odds });
  const { before } = seen;
  if (odds === null || before === null || odds === before) return undefined;
  return odds > before ? 'up' : 'down';
}
