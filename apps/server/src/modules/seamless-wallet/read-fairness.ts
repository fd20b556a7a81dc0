import type { Language } from '@maidan/contract/languages.ts';
import type { VendorRoundAnswer } from '@maidan/contract/seamless-wallet/round-proof.ts';
import type { CallContext } from '#call/call-context.ts';
import { readPartner } from './partners/read-partners.ts';
import { PartnerRefused, requestRoundProof } from './vendor-client.ts';

type Proof = { fairness: VendorRoundAnswer | null; proofIsLate: boolean };

/** What the partner published about a round, if anything; a receipt never waits for it long. */
export async function readFairness(
  place: Pick<CallContext, 'config' | 'db' | 'log'>,
  round: { partner: string; playerId: string; roundId: string; language: Language },
): Promise<Proof> {
  const partner = await readPartner(place, round.partner);
  // What can be computed again is a promise of our own shape.
  if (partner === null || partner.shape !== 'ours') return { fairness: null, proofIsLate: false };
  try {
    const { playerId, roundId, language } = round;
    return {
      fairness: await requestRoundProof(partner, { playerId, roundId, language }),
      proofIsLate: false,
    };
  } catch (error) {
    place.log.info({ err: error }, 'a partner did not say how a round came about');
    return { fairness: null, proofIsLate: isLate(error) };
  }
}

/** No answer came, or one that says that there is none now. */
function isLate(error: unknown): boolean {
  if (error instanceof PartnerRefused) return error.status >= 500;
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
