import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { makeServerSeed } from '@maidan/games/random.ts';
import type { House } from '#house.ts';
import type { PublicRandomness } from './public-randomness.ts';
import { chainInUse, insertChain, saltChain, type SharedChain } from './shared-round.store.ts';

const hashOf = (link: string): string => createHash('sha256').update(link).digest('hex');

/** All links of a chain in order, from what is published first. Links are told as 64 hex digits, which are what is hashed. */
export function linksOf(lastLink: string, length: number): string[] {
  const links = [lastLink];
  for (let count = 0; count < length; count += 1) links.push(hashOf(links[count] ?? ''));
  return links.toReversed();
}

/** Of a chain every so many links are remembered, from its last. Walking all of a long one takes a while: others have their turn in between. */
const STRIDE = 512;
const MOST_CHAINS = 64;
const marked = new Map<string, string[]>();

async function marksOf(lastLink: string, length: number): Promise<string[]> {
  const known = marked.get(lastLink);
  if (known) return known;
  const marks = [lastLink];
  let link = lastLink;
  for (let back = 1; back <= length; back += 1) {
    link = hashOf(link);
    if (back % STRIDE > 0) continue;
    marks.push(link);
    await setImmediate();
  }
  for (const oldest of marked.keys()) if (marked.size >= MOST_CHAINS) marked.delete(oldest);
  marked.set(lastLink, marks);
  return marks;
}

/** Link `number` of a chain; the first round has number 1. */
export async function linkOf(
  { lastLink, length }: Pick<SharedChain, 'lastLink' | 'length'>,
  number: number,
): Promise<string> {
  const back = length - number;
  let link =
    back < 0 || number < 0 ? undefined : (await marksOf(lastLink, length))[Math.floor(back / STRIDE)];
  if (link === undefined) throw new RangeError('the chain has no such link');
  for (let step = back % STRIDE; step > 0; step -= 1) link = hashOf(link);
  return link;
}

/**
 * The chain that rounds are taken from, made when there is none or the last is used up. Its commitment is stored and told in one step; only in a
 * later one a value is asked for that was announced after that. Undefined while there is none yet.
 */
export async function readyChain(
  house: House,
  gameCode: string,
  { length, randomness }: { length: number; randomness: PublicRandomness },
): Promise<SharedChain | undefined> {
  const { clockDb: db, log } = house;
  const chain = await chainInUse(db, gameCode);
  if (!chain) {
    const lastLink = makeServerSeed();
    const commitment = await linkOf({ lastLink, length }, 0);
    await insertChain(db, gameCode, { length, lastLink, commitment });
    log.info({ gameCode, commitment }, 'a chain is committed, and waits for a public value');
    return undefined;
  }
  if (chain.salt !== null) return chain;
  const announced = await randomness.firstAfter(chain.committedAt);
  if (announced === null) return undefined;
  await saltChain(db, chain.id, announced);
  return chainInUse(db, gameCode);
}
