import type { SharedReceipt } from '#features/records/records.queries.ts';

/** A round whose secret is shown, as the stand-alone verifier reads it; null while it cannot be played again. */
export function publishedRound({ roundId, stake, payout, fairness }: SharedReceipt): string | null {
  if (fairness === null || fairness.serverSeed === null || fairness.played === null) return null;
  const { commitment, serverSeed, clientSeed, nonce, outcome, played } = fairness;
  if (outcome === null || outcome === undefined) return null;
  const round = { id: roundId, nonce, ...played, stake, win: payout, outcome };
  return JSON.stringify({ commitment, serverSeed, clientSeed, rounds: [round] });
}
