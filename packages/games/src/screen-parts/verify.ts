import { formatMoneyText } from '@maidan/contract/money.ts';
import type { RevealedSeeds, RoundView } from '#play.ts';
import { commitmentOf } from '#random.ts';
import { replayRound, winWithPool } from '#replay-round.ts';
import { rulesOf } from '#rules.ts';

export type Verdict = {
  /** The revealed seed is the one that was promised. */
  seedIsKept: boolean;
  rounds: readonly { round: RoundView; isRight: boolean }[];
};

/** Plays every round of a revealed pair again, here, whatever game it was of, and compares seed, outcome and amount. */
export async function verifyRevealed(revealed: RevealedSeeds): Promise<Verdict> {
  const seedIsKept = (await commitmentOf(revealed.serverSeed)) === revealed.commitment;
  const rounds = [];
  for (const round of revealed.rounds) rounds.push({ round, isRight: await isRight(revealed, round) });
  return { seedIsKept, rounds };
}

async function isRight(revealed: RevealedSeeds, round: RoundView): Promise<boolean> {
  const rules = rulesOf(round.gameCode);
  if (rules === undefined) return false;
  const seeds = { serverSeed: revealed.serverSeed, clientSeed: revealed.clientSeed, nonce: round.nonce };
  const played = await replayRound(rules, seeds, round);
  const win = winWithPool(played, round.jackpot);
  return (
    round.commitment === revealed.commitment &&
    formatMoneyText(played.stake) === round.stake &&
    win !== null &&
    formatMoneyText(win) === round.win &&
    sameValue(played.outcome, round.outcome)
  );
}

/** Equal in content; the order of keys may differ after a trip through a database. */
function sameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
  return first.length === second.size && first.every(([key, value]) => sameValue(value, second.get(key)));
}
