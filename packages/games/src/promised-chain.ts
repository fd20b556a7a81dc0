import { commitmentOf } from '#random.ts';
import type { GameHost } from '#screen-plug.ts';

type Notes = Pick<GameHost, 'remember' | 'recall'>;
/** `first`: the hash that was public before the first link. Every chain has a public value of its own, its salt. */
type ChainPromise = { readonly salt: string; readonly first: string };
type NumberedLink = { readonly number: number; readonly link: string };

/** What this page was told first of a chain; whatever it is told later is held to that. */
export function promiseOf(notes: Notes, { salt, first }: ChainPromise): string {
  const key = `chain-${salt}`;
  const kept = notes.recall(key);
  if (kept === null) notes.remember(key, first);
  return kept ?? first;
}

/**
 * The links that are met on the way from the newest of these back to what was promised before the first one, by their numbers. None where
 * that way does not end there: of such a chain nothing was promised.
 */
export async function linksThatLead(
  first: string,
  links: readonly NumberedLink[],
): Promise<ReadonlyMap<number, string>> {
  const met = new Map<number, string>();
  const [newest] = links.toSorted((one, other) => other.number - one.number);
  if (!newest) return met;
  const asked = new Set(links.map(({ number }) => number));
  let { link } = newest;
  for (let { number } = newest; number > 0; number -= 1) {
    if (asked.has(number)) met.set(number, link);
    link = await commitmentOf(link);
  }
  return link === first ? met : new Map();
}
