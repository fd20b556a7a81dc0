import type { Language } from '@maidan/contract/languages.ts';
import type { CallContext } from '#call/call-context.ts';
import type { Partner } from '#call/partner.ts';
import { readPartners } from './partners/read-partners.ts';

export type AskedRounds = {
  playerId: string;
  language: Language;
  rounds: readonly { readonly partner: string; readonly roundId: string }[];
};
type Question = { playerId: string; language: Language; roundIds: string[] };

/** What the partners say of rounds of a player, by partner and round (`roundKey`). Each is asked once; who does not answer in time says nothing. */
export async function askOfRounds<Told extends { roundId: string }>(
  place: Pick<CallContext, 'config' | 'db' | 'log'>,
  { playerId, language, rounds }: AskedRounds,
  request: (partner: Partner, question: Question) => Promise<{ rounds: readonly Told[] }>,
): Promise<ReadonlyMap<string, Told>> {
  if (rounds.length === 0) return new Map();
  const partners = await readPartners(place);
  const ask = async (partner: Partner, roundIds: string[]): Promise<readonly Told[]> => {
    try {
      return (await request(partner, { playerId, language, roundIds })).rounds;
    } catch (error) {
      place.log.info({ err: error, partner: partner.code }, 'a partner did not say what it knows of rounds');
      return [];
    }
  };
  const asked = [...new Set(rounds.map(({ partner }) => partner))].map(async (code) => {
    const partner = partners.get(code);
    // What a round was about, and can still pay, is a promise of our own shape.
    if (partner?.shape !== 'ours') return [];
    const roundIds = rounds.filter((round) => round.partner === code).map(({ roundId }) => roundId);
    // Of what was not asked for nothing is believed.
    return (await ask(partner, roundIds))
      .filter(({ roundId }) => roundIds.includes(roundId))
      .map((round) => [roundKey({ partner: code, roundId: round.roundId }), round] as const);
  });
  return new Map((await Promise.all(asked)).flat());
}

export const roundKey = ({ partner, roundId }: { partner: string; roundId: string }): string =>
  `${partner} ${roundId}`;
