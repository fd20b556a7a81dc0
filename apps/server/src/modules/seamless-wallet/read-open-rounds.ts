import type { Language } from '@maidan/contract/languages.ts';
import type {
  VendorOpenRoundsAnswer,
  VendorOpenRoundsRequest,
} from '@maidan/contract/seamless-wallet/open-rounds.ts';
import type { CallContext } from '#call/call-context.ts';
import type { Partner } from '#call/partner.ts';
import { readPartners } from './partners/read-partners.ts';
import { requestOpenRounds } from './vendor-client.ts';

export type OpenRound = VendorOpenRoundsAnswer['rounds'][number];
type Named = { readonly partner: string; readonly roundId: string };
type Place = Pick<CallContext, 'config' | 'db' | 'log'>;

/** What the partners say of rounds that are open with them, by partner and round. Who does not answer in time says nothing. */
export async function readOpenRounds(
  place: Place,
  { playerId, language, rounds }: { playerId: string; language: Language; rounds: readonly Named[] },
): Promise<ReadonlyMap<string, OpenRound>> {
  if (rounds.length === 0) return new Map();
  const partners = await readPartners(place);
  const asked = [...new Set(rounds.map(({ partner }) => partner))].map(async (code) => {
    const partner = partners.get(code);
    // What a round can still pay is a promise of our own shape.
    if (partner?.shape !== 'ours') return [];
    const roundIds = rounds.filter((round) => round.partner === code).map(({ roundId }) => roundId);
    const answer = await ask(place, partner, { playerId, language, roundIds });
    // Of what was not asked for nothing is believed.
    return answer
      .filter(({ roundId }) => roundIds.includes(roundId))
      .map((round) => [`${code} ${round.roundId}`, round] as const);
  });
  return new Map((await Promise.all(asked)).flat());
}

async function ask(
  place: Place,
  partner: Partner,
  rounds: VendorOpenRoundsRequest,
): Promise<readonly OpenRound[]> {
  try {
    return (await requestOpenRounds(partner, rounds)).rounds;
  } catch (error) {
    place.log.info({ err: error, partner: partner.code }, 'a partner did not say what its rounds can become');
    return [];
  }
}
