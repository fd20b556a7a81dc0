import { plain } from '../lines.ts';
import type { Outcome } from '../outcomes.ts';
import type { Market, MatchEvent, Strengths } from '../sport.ts';
import { chanceThat, handicapsOver, sumsOf, totalsOver, type Sums } from '../sums.ts';
import { MARGINS, marginOf } from './kabaddi-results.ts';
import { firstHalf, HALF, RAIDS, raidsOf, scoreOf } from './raids.ts';

const threeWays = (kind: string, lead: Sums): Market =>
  plain({ kind }, [
    { id: 'home', chance: chanceThat(lead, (sum) => sum > 0) },
    { id: 'draw', chance: chanceThat(lead, (sum) => sum === 0) },
    { id: 'away', chance: chanceThat(lead, (sum) => sum < 0) },
  ]);

const leadBy = ({ side, value }: Outcome): number => (side === 'home' ? value : -value);

/** A raid brings what it brings whatever came before, so the lead and the points of both are sums over the raids that are left. */
export function kabaddiMarkets(
  strengths: Strengths,
  step: number,
  events: readonly MatchEvent[],
): readonly Market[] {
  const raidAt = raidsOf(strengths);
  const upTo = (last: number): (readonly Outcome[])[] =>
    Array.from({ length: Math.max(0, last - step) }, (_, index) => raidAt(step + 1 + index));
  const { home, away } = scoreOf(events);
  const lead = sumsOf(home - away, upTo(RAIDS), leadBy);
  const total = sumsOf(home + away, upTo(RAIDS), ({ value }) => value);
  return [
    threeWays('result', lead),
    ...(step < HALF ? [half(upTo(HALF), events)] : []),
    ...totalsOver(total),
    ...handicapsOver(lead),
    plain(
      { kind: 'margin' },
      MARGINS.map((id) => ({ id, chance: chanceThat(lead, (sum) => marginOf(sum) === id) })),
    ),
  ];
}

function half(raids: readonly (readonly Outcome[])[], events: readonly MatchEvent[]): Market {
  const { home, away } = scoreOf(firstHalf(events));
  return threeWays('half', sumsOf(home - away, raids, leadBy));
}
