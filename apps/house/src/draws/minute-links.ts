import { createHash } from 'node:crypto';

const hashOf = (link: string): string => createHash('sha256').update(link).digest('hex');

/** Links between two that are kept: a walk from the next one is over at once. */
const BLOCK = 500;
const REST_EVERY = 5_000;
/** Stretches between them that stay walked: more than a month of daily draws, since everybody at a table asks for the same last ones. */
const WALKED_BLOCKS = 100;

/** A chain so that any link of it is found quickly. Link 0 is the commitment. */
export type MinuteLinks = { readonly commitment: string; linkAt(number: number): string };

/** Walks the whole chain once, with rests in which others are served. */
export async function openLinks(lastLink: string, length: number, hash = hashOf): Promise<MinuteLinks> {
  const kept = new Map([[length, lastLink]]);
  let link = lastLink;
  for (let number = length - 1; number >= 0; number -= 1) {
    link = hash(link);
    if (number % BLOCK === 0) kept.set(number, link);
    if (number % REST_EVERY === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  const walked = new Map<number, readonly string[]>();
  /** From its last link down. */
  const linksOf = (block: number): readonly string[] => {
    const known = walked.get(block);
    if (known) return known;
    const last = Math.min(block * BLOCK, length);
    const links = [kept.get(last) ?? ''];
    for (let at = last; at > (block - 1) * BLOCK + 1 && at > 0; at -= 1) links.push(hash(links.at(-1) ?? ''));
    const [oldest] = walked.keys();
    if (oldest !== undefined && walked.size >= WALKED_BLOCKS) walked.delete(oldest);
    walked.set(block, links);
    return links;
  };
  return {
    commitment: link,
    linkAt(number) {
      if (number < 0 || number > length) throw new RangeError('the chain has no such link');
      const block = Math.ceil(number / BLOCK);
      return linksOf(block)[Math.min(block * BLOCK, length) - number] ?? '';
    },
  };
}
