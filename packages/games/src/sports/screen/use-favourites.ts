import { useEffect, useState } from 'react';
import type { GameHost } from '#screen-plug.ts';
import { BOOK_API, favouritesAnswer, type FavouritesAnswer } from '../book-wire.ts';

/** As a star is told apart: a team within its league. */
export const teamKey = (league: string, team: number): string => `${league} ${team}`;

export type Favourites = {
  readonly teams: ReadonlySet<string>;
  /** `unread`: nobody knows yet which they are. `unreadable`: the house did not say; `unkept`: it did not hear of the last change. */
  readonly are: 'unread' | 'unreadable' | 'unkept' | 'kept';
  readonly toggle: (league: string, team: number) => Promise<void>;
  readonly read: () => Promise<void>;
};

type Known = Pick<Favourites, 'teams' | 'are'>;

const ask = (host: GameHost): Promise<FavouritesAnswer | null> =>
  host.call(BOOK_API.favourites, favouritesAnswer).catch(() => null);

function heard(before: Known, answer: FavouritesAnswer | null): Known {
  if (answer === null) return before.are === 'unread' ? { ...before, are: 'unreadable' } : before;
  return { teams: new Set(answer.teams.map(({ league, team }) => teamKey(league, team))), are: 'kept' };
}

const withTeam = (teams: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set([...[...teams].filter((one) => one !== key), ...(isIn ? [key] : [])]);

/** The teams that a player follows. The house keeps them, so that they are there on the next device too. */
export function useFavourites(host: GameHost): Favourites {
  const [known, setKnown] = useState<Known>({ teams: new Set(), are: 'unread' });
  const hear = (answer: FavouritesAnswer | null) => setKnown((before) => heard(before, answer));
  useEffect(() => {
    void ask(host).then((answer) => setKnown((before) => heard(before, answer)));
  }, [host]);
  const toggle = async (league: string, team: number): Promise<void> => {
    const key = teamKey(league, team);
    const isFavourite = !known.teams.has(key);
    const put = (isIn: boolean, are: (before: Known['are']) => Known['are']) =>
      setKnown((before) => ({ teams: withTeam(before.teams, key, isIn), are: are(before.are) }));
    put(isFavourite, (are) => are);
    const answer = await host
      .call(BOOK_API.favourites, favouritesAnswer, { league, team, isFavourite })
      .catch(() => null);
    if (answer === null) put(!isFavourite, () => 'unkept');
    else put(isFavourite, (are) => (are === 'unkept' ? 'kept' : are));
  };
  return { ...known, toggle, read: async () => hear(await ask(host)) };
}
