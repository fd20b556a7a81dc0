import { createHash } from 'node:crypto';

const hashOf = (link: string): string => createHash('sha256').update(link).digest('hex');

/** Links between two that are kept: a walk from the next one is over at once. */
const BLOCK = 500;
const REST_EVERY = 5_000;

/** A chain so that any link of it is found quickly. Link 0 is the commitment. */
export type MinuteLinks = { readonly commitment: string; linkAt(number: number): string };

/** Walks the whole chain once, with rests in which others are served. */
export async function openLinks(lastLink: string, length: number): Promise<MinuteLinks> {
  const kept = new Map([[length, lastLink]]);
  let link = lastLink;
  for (let number = length - 1; number >= 0; number -= 1) {
    link = hashOf(link);
    if (number % BLOCK === 0) kept.set(number, link);
    if (number % REST_EVERY === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return {
    commitment: link,
    linkAt(number) {
      if (number < 0 || number > length) throw new RangeError('the chain has no such link');
      const from = Math.min(Math.ceil(number / BLOCK) * BLOCK, length);
      let found = kept.get(from) ?? '';
      for (let at = from; at > number; at -= 1) found = hashOf(found);
      return found;
    },
  };
}
