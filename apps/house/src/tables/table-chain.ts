import { makeServerSeed } from '@maidan/games/random.ts';
import { linksOf } from '#shared-rounds/chain.ts';
import type { TableRow } from './table.store.ts';

/** As many hands as a table may have; it is closed then, and another is opened. */
const HANDS = 2_000;

/**
 * The seeds of all hands are fixed before anybody sits down, and with the table its first link is public. So nobody can choose a seed after having
 * heard what a player gives to the shuffle.
 */
export function newChain(): Pick<TableRow, 'chainLength' | 'lastLink' | 'commitment'> {
  const lastLink = makeServerSeed();
  const [commitment = ''] = linksOf(lastLink, HANDS);
  return { chainLength: HANDS, lastLink, commitment };
}

/** The last that were walked: a table asks for the same again and again. */
const walked = new Map<string, string[]>();
const MOST_WALKED = 64;

export function linkOfTable(
  { lastLink, chainLength }: Pick<TableRow, 'lastLink' | 'chainLength'>,
  number: number,
): string {
  const links = walked.get(lastLink) ?? linksOf(lastLink, chainLength);
  walked.delete(lastLink);
  walked.set(lastLink, links);
  for (const oldest of walked.keys()) if (walked.size > MOST_WALKED) walked.delete(oldest);
  const link = links[number];
  if (link === undefined) throw new RangeError('the table has no such hand');
  return link;
}
