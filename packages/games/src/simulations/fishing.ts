import { minor } from '@maidan/contract/money.ts';
import { MOST_CASTS } from '#fishing/manifest.ts';
import { fishingRulesOf } from '#fishing/rules.ts';
import { kindsOf, RETURN_PERCENT, type Kind, type Sea } from '#fishing/species.ts';
import { decideRound, tallyOf, type Played, type Seeds } from './sample.ts';

const CAST = minor(100);

/** Rounds of as many casts as there may be, all at one kind of fish; each kind has rounds of its own. */
export async function simulateFishing(
  sea: Sea,
  { rounds, seeds, kinds = kindsOf(sea) }: { rounds: number; seeds: Seeds; kinds?: readonly Kind[] },
): Promise<Played[]> {
  const rules = fishingRulesOf(sea);
  const stake = minor(CAST * BigInt(MOST_CASTS));
  const played: Played[] = [];
  let nonce = 0;
  for (const kind of kinds) {
    const tally = tallyOf(kind);
    const bet = {
      stake,
      cast: CAST,
      aims: Array.from({ length: MOST_CASTS }, (_, fish) => ({ kind, fish })),
    };
    for (let round = 0; round < rounds; round += 1) {
      nonce += 1;
      const { win } = await decideRound(seeds, nonce, (draw) => rules.decide(bet, draw));
      tally.add(Number(win) / Number(stake), RETURN_PERCENT / 100);
    }
    played.push(tally.played());
  }
  return played;
}
