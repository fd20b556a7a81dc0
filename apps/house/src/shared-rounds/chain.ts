import { createHash } from 'node:crypto';
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

/** Only one chain is walked at a time, so that one is remembered. */
let walked: { lastLink: string; links: string[] } | undefined;

/** Link `number` of a chain; the first round has number 1. */
export function linkOf({ lastLink, length }: SharedChain, number: number): string {
  if (walked?.lastLink !== lastLink) walked = { lastLink, links: linksOf(lastLink, length) };
  const link = walked.links[number];
  if (link === undefined) throw new RangeError('the chain has no such link');
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
    const [commitment = ''] = linksOf(lastLink, length);
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
