import { fixtureOf } from '@maidan/games/sports/calendar.ts';
import { matchSeedOf } from '@maidan/games/sports/match.ts';
import * as z from 'zod/mini';
import { bytesOf } from './draws.ts';
import type { PublishedRound, PublishedSeason } from './published.ts';
import type { RoundVerdict, Verdict } from './verdict.ts';

type Told = PublishedSeason['matches'][number];

const betOnMatches = z.object({ legs: z.array(z.object({ match: z.string(), seed: z.string() })) });

/** The matches that a bet tells the seeds of; of what is no bet on matches none. */
export const legsOf = ({ bet }: PublishedRound): Told[] => betOnMatches.safeParse(bet).data?.legs ?? [];

type Means = { hashOf: (text: string) => string; hexOf: (bytes: Uint8Array) => string };

/** The seed of a match is made of that of its season and its number: what was told of its matches must come out so. */
export function checkSeason(
  { league, season, commitment, seed, matches }: PublishedSeason,
  legs: readonly Told[],
  { hashOf, hexOf }: Means,
): Verdict {
  const name = `${league}.${season}`;
  const ofBets = legs.filter(({ match }) => match.startsWith(`${name}.`));
  const told = new Map([...matches, ...ofBets].map((each) => [`${each.match} ${each.seed}`, each]));
  const rounds = [...told.values()].map((each): RoundVerdict => {
    const fixture = fixtureOf(each.match);
    const isOfIt = fixture?.league.code === league && fixture.season === season;
    const follows = isOfIt && hexOf(bytesOf(matchSeedOf(seed, fixture))) === each.seed;
    return {
      id: each.match,
      gameCode: league,
      nonce: fixture?.number ?? 0,
      stake: null,
      win: null,
      jackpot: null,
      fault: follows ? null : 'season',
    };
  });
  return { commitment, seedIsKept: hashOf(seed) === commitment, rounds, season: name };
}
