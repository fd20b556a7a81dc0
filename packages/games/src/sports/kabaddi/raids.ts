import { otherSide, type Outcome } from '../outcomes.ts';
import type { MatchEvent, Side, Strengths } from '../sport.ts';

/** Both sides raid in turn, the home side first; after half of them there is a break. */
export const RAIDS = 60;
export const HALF = RAIDS / 2;
/** What a raid between equals brings, in millionths: to who raids, and to who defends. */
const ATTACKS = [
  ['touch', 1, 330_000],
  ['double-touch', 2, 75_000],
  ['super-raid', 3, 25_000],
] as const;
const DEFENCES = [
  ['tackle', 1, 250_000],
  ['super-tackle', 2, 30_000],
] as const;
/** What playing at home adds to strength. */
const AT_HOME = 1.03;

export const raiderOf = (raid: number): Side => (raid % 2 === 1 ? 'home' : 'away');

/** What each raid of a match can bring, by its number. */
export function raidsOf(strengths: Strengths): (raid: number) => readonly Outcome[] {
  const raids = { home: raidBy('home', strengths), away: raidBy('away', strengths) };
  return (raid) => raids[raiderOf(raid)];
}

function raidBy(raider: Side, { home, away }: Strengths): readonly Outcome[] {
  const strength = { home: home * AT_HOME, away };
  const defender = otherSide(raider);
  const ratio = strength[raider] / strength[defender];
  return [
    ...ATTACKS.map(([kind, value, often]) => ({
      kind,
      value,
      side: raider,
      millionths: Math.round(often * ratio),
    })),
    ...DEFENCES.map(([kind, value, often]) => ({
      kind,
      value,
      side: defender,
      millionths: Math.round(often / ratio),
    })),
  ];
}

export function scoreOf(events: readonly MatchEvent[]): Record<Side, number> {
  const score = { home: 0, away: 0 };
  for (const { side, value } of events) score[side] += value;
  return score;
}

export const firstHalf = (events: readonly MatchEvent[]): MatchEvent[] =>
  events.filter(({ at }) => at <= HALF);
