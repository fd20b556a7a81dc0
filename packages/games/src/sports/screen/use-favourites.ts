import { useEffect, useState, useSyncExternalStore } from 'react';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { BOOK_API, favouritesAnswer, type FavouritesAnswer } from '../book-wire.ts';

/** As a star is told apart: a team within its league. */
export const teamKey = (league: string, team: number): string => `${league} ${team}`;

type Known = {
  readonly teams: ReadonlySet<string>;
  /** `unread`: nobody knows yet which they are. `unreadable`: the house did not say when it was asked last. */
  readonly are: 'unread' | 'unreadable' | 'kept';
  /** The house has said that it did not keep the last change. */
  readonly isUnkept: boolean;
};
export type Favourites = Known & {
  readonly toggle: (league: string, team: number) => Promise<void>;
  readonly read: () => Promise<void>;
};

type Change = { readonly key: string; readonly isIn: boolean };

/** Where pages kept them before the house did: keys of teams. */
const NOTE = 'favourites';

const keysOf = ({ teams }: FavouritesAnswer): ReadonlySet<string> =>
  new Set(teams.map(({ league, team }) => teamKey(league, team)));

function withChange(teams: ReadonlySet<string>, { key, isIn }: Change): ReadonlySet<string> {
  const others = [...teams].filter((one) => one !== key);
  return new Set(isIn ? [...others, key] : others);
}

/** One request at a time: each answer is the whole list after all that was asked before, with what is still to be asked laid over it. */
function makeFavourites(host: GameHost) {
  let told: ReadonlySet<string> = new Set();
  let changes: readonly Change[] = [];
  let known: Known = { teams: told, are: 'unread', isUnkept: false };
  let turn = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (part: Partial<Known>) => {
    known = { ...known, ...part, teams: changes.reduce(withChange, told) };
    for (const listener of listeners) listener();
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => (turn = turn.then(work));

  const post = async ({ key, isIn }: Change): Promise<FavouritesAnswer> => {
    const [league = '', team] = key.split(' ');
    const body = { league, team: Number(team), isFavourite: isIn };
    return host.call(BOOK_API.favourites, favouritesAnswer, body);
  };
  /** Null: the house did not say. */
  const ask = async (): Promise<ReadonlySet<string> | null> => {
    const answer = await host.call(BOOK_API.favourites, favouritesAnswer).catch(() => null);
    return answer && keysOf(answer);
  };
  /** What a page noted before goes to the house, each team once; what had no answer stays noted. */
  const handOver = async (): Promise<void> => {
    const noted = host.recall(NOTE);
    if (noted === null) return;
    const left: string[] = [];
    for (const key of noted.split(',').filter((one) => one !== '' && !told.has(one)))
      await post({ key, isIn: true }).then(
        (answer) => (told = keysOf(answer)),
        (failure: unknown) => {
          if (!isRefused(failure)) left.push(key);
        },
      );
    host.remember(NOTE, left.length === 0 ? null : left.join(','));
  };
  const keep = async (change: Change): Promise<void> => {
    const kept = await post(change).then(keysOf, () => null);
    // An answer that was lost says nothing: the house is asked what it has.
    const now = kept ?? (await ask());
    changes = changes.filter((one) => one !== change);
    if (now === null) return set({ are: 'unreadable', isUnkept: false });
    told = now;
    set({ are: 'kept', isUnkept: now.has(change.key) !== change.isIn });
  };

  return {
    get: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () =>
      inTurn(async () => {
        const now = await ask();
        if (now === null) return set({ are: 'unreadable' });
        told = now;
        await handOver();
        set({ are: 'kept' });
      }),
    toggle: (league: string, team: number) => {
      const key = teamKey(league, team);
      const change = { key, isIn: !known.teams.has(key) };
      changes = [...changes, change];
      set({});
      return inTurn(() => keep(change));
    },
  };
}

/** As of a league that was taken off: asked again it would be refused again. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof PlayFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST');

/** The teams that a player follows. The house keeps them, so that they are there on the next device too. */
export function useFavourites(host: GameHost): Favourites {
  const [client] = useState(() => makeFavourites(host));
  const known = useSyncExternalStore(client.subscribe, client.get);
  useEffect(() => void client.read(), [client]);
  return { ...known, toggle: client.toggle, read: client.read };
}
