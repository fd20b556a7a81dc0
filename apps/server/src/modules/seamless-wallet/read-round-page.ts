import type { Language } from '@maidan/contract/languages.ts';
import type { CallContext } from '#call/call-context.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { readPartner } from './partners/read-partners.ts';
import { requestRoundDetails } from './vendor-client.ts';

/** A receipt is shown without it rather than late. */
const WITHIN_MS = 2_000;

/** Where the partner shows its player what happened in a round; of the built-in house the receipt says it all. */
export async function readRoundPage(
  place: Pick<CallContext, 'config' | 'db' | 'log'>,
  { partner: code, ...round }: { partner: string; playerId: string; roundId: string; language: Language },
): Promise<string | null> {
  const partner = code === HOUSE_PARTNER ? null : await readPartner(place, code);
  if (partner === null) return null;
  try {
    return (await requestRoundDetails({ ...partner, waitMs: WITHIN_MS }, round)).href;
  } catch (error) {
    place.log.info({ err: error, partner: code }, 'a partner has no page about a round');
    return null;
  }
}
