import type { Draw } from '#game.ts';
import { numbersOf } from '#lottery/lottery-draw.ts';
import type { Lottery } from '#lottery/lotteries.ts';
import type { Picks, Play } from '#lottery/plays/play.ts';
import { PLAYS } from '#lottery/plays/plays.ts';
import { isBySide, prizesOf, returnOf } from '#lottery/prizes.ts';
import { tallyOf, type Played, type Seeds } from './sample.ts';

/** More numbers than the least, so that what seldom comes is hit often enough to be counted; of a wide pad many more. */
function somePicks(play: Play, chance: Draw): Picks {
  if (isBySide(play)) return [[chance.below(play.tiers.length)]];
  return play.pads.map(({ from, to, least, most }) => {
    const all = to - from + 1;
    const wanted = Math.max(least, 1) + (all >= 100 ? 15 : 2);
    const picked = new Set<number>();
    while (picked.size < Math.min(wanted, most, all - 1)) picked.add(from + chance.below(all));
    return [...picked].toSorted((one, other) => one - other);
  });
}

const shareOf = ({ paid, of }: { paid: bigint; of: bigint }): number =>
  Number((paid * 10n ** 15n) / of) / 1e15;

/** Of a single bet on each side in turn, where there are sides. */
export function exactOfPlay({ mode }: Lottery, play: Play): number {
  if (!isBySide(play)) return shareOf(returnOf(play, mode));
  const sides = play.tiers.map((_, side) => shareOf(returnOf(play, mode, side)));
  return sides.reduce((sum, share) => sum + share, 0) / sides.length;
}

/** Tickets on every draw of a lottery, minute after minute, on numbers that chance picks anew: of each play what comes back of a single bet. */
export async function simulateLottery(
  lottery: Lottery,
  { draws, seeds, chance, plays }: { draws: number; seeds: Seeds; chance: Draw; plays?: readonly string[] },
): Promise<Played[]> {
  const { family, mode } = lottery;
  const tallies = PLAYS[family]
    .filter(({ code }) => plays?.includes(code) ?? true)
    .map((play) => ({ play, tally: tallyOf(play.code), prizes: prizesOf(play, mode) }));
  const { serverSeed: link, clientSeed: salt, bytesOf } = seeds;
  for (let minute = 1; minute <= draws; minute += 1) {
    const drawn = await numbersOf(lottery, minute, { link, salt }, bytesOf);
    for (const { play, tally, prizes } of tallies) {
      const picks = somePicks(play, chance);
      const side = isBySide(play) ? picks[0]?.[0] : undefined;
      let won = 0;
      for (const { tier, times } of play.hits(picks, drawn)) won += times * (prizes[tier] ?? 0);
      tally.add(won / 100 / play.count(picks), shareOf(returnOf(play, mode, side)));
    }
  }
  return tallies.map(({ tally }) => tally.played());
}
