import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getSharedReceipt } from '@maidan/contract/records/get-shared-receipt.ts';

/** A round whose secret is shown, as the stand-alone verifier reads it; null while it cannot be played again. */
export function publishedRound({
  roundId,
  stake,
  payout,
  fairness,
}: ResponseOf<typeof getSharedReceipt>): string | null {
  if (fairness === null || fairness.serverSeed === null || fairness.played === null) return null;
  const { commitment, serverSeed, clientSeed, nonce, links, outcome, played } = fairness;
  if (outcome === null || outcome === undefined) return null;
  const round = { id: roundId, nonce, ...played, stake, win: payout, outcome };
  return JSON.stringify({ commitment, serverSeed, clientSeed, links, rounds: [round] });
}
