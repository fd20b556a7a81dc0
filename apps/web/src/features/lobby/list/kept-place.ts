import { ROUTER_KEY } from '#lib/page/own-places.ts';
import { storedValue } from '#lib/storage/storage.ts';

/** A place in an endless list: a game, and how far its row stands above the top of the screen. */
export type Place = { game: number; offset: number };
type KeptPlaces = [entry: string, place: Place][];

const MOST = 20;
const isKept = (value: unknown): value is KeptPlaces =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2);
const places = storedValue<KeptPlaces>('maidan-places', isKept, [], 'session');

/** What the back button comes back to: an entry of the history, which a reload keeps and a new visit does not have. */
export function historyEntry(): string {
  const state: unknown = window.history.state;
  const key: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, ROUTER_KEY) : undefined;
  return typeof key === 'string' ? key : '';
}

export function keptPlace(entry: string): Place | undefined {
  return places.read().find(([known]) => known === entry)?.[1];
}

export function keepPlace(entry: string, place: Place): void {
  const others = places.read().filter(([known]) => known !== entry);
  places.write([...others, [entry, place] as KeptPlaces[number]].slice(-MOST));
}
