import type { VendorRoundAnswer } from '@maidan/contract/vendor/round-proof.ts';
import type { CallContext } from '#http/call-context.ts';
import { findPartner } from './partner.ts';
import { requestRoundProof } from './vendor-client.ts';

/** What the partner published about a round; null when it knows none or does not answer: a receipt never waits for it long. */
export async function readFairness(
  { config, log }: Pick<CallContext, 'config' | 'log'>,
  round: { partner: string; playerId: string; roundId: string },
): Promise<VendorRoundAnswer | null> {
  const partner = findPartner(config, round.partner);
  if (partner === null) return null;
  try {
    return await requestRoundProof(partner, { playerId: round.playerId, roundId: round.roundId });
  } catch (error) {
    log.info({ err: error }, 'a partner did not say how a round came about');
    return null;
  }
}
