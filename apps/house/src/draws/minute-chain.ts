import { makeServerSeed } from '@maidan/games/random.ts';
import type { TimedWork } from '@maidan/timed-work/timed-work.ts';
import type { House } from '#house.ts';
import { noRandomness, sandboxRandomness, type PublicRandomness } from '#shared-rounds/public-randomness.ts';
import { chains, insertChain, lotteryNow, saltChain, type MinuteChain } from './minute-chain.store.ts';
import { openLinks, type MinuteLinks } from './minute-links.ts';

/** Four and a half months of minutes. */
export const CHAIN_MINUTES = 200_000;
/** The next one is made so long before the end: whoever buys for the coming month has its draws. */
const AHEAD_MINUTES = 45 * 1_440;

export type SaltedChain = MinuteChain & { salt: string; saltSource: string };
const isSalted = (chain: MinuteChain): chain is SaltedChain => chain.salt !== null;
export const covers = ({ firstMinute, length }: MinuteChain, minute: number): boolean =>
  minute >= firstMinute && minute < firstMinute + length;

/** Only what is public of them changes; the links of a chain never do. */
const walked = new Map<string, Promise<MinuteLinks>>();

export function linksOf({
  lastLink,
  length,
}: Pick<MinuteChain, 'lastLink' | 'length'>): Promise<MinuteLinks> {
  const known = walked.get(lastLink) ?? openLinks(lastLink, length);
  walked.set(lastLink, known);
  return known;
}

type Making = { length?: number; randomness?: PublicRandomness };

/**
 * Makes the chain that is missing, and asks for the public value of the one that waits for it: only in a later step than the one that has
 * committed it. Answers with those that can be drawn from.
 */
export async function readyChains(
  house: House,
  {
    length = CHAIN_MINUTES,
    randomness = house.config.sandbox ? sandboxRandomness : noRandomness,
  }: Making = {},
): Promise<SaltedChain[]> {
  const { clockDb: db, log } = house;
  const nowMinute = Math.floor((await lotteryNow(db)) / 60_000);
  let known = await chains(db);
  const last = known.at(-1);
  const end = last === undefined ? 0 : last.firstMinute + last.length;
  if (end < nowMinute + Math.min(AHEAD_MINUTES, length / 2)) {
    const lastLink = makeServerSeed();
    const { commitment } = await linksOf({ lastLink, length });
    // What was over before it was committed is no draw.
    await insertChain(db, { firstMinute: Math.max(end, nowMinute + 1), length, lastLink, commitment });
    log.info({ commitment }, 'a chain of minutes is committed, and waits for a public value');
    known = await chains(db);
  }
  for (const chain of known)
    if (!isSalted(chain)) {
      const announced = await randomness.firstAfter(chain.committedAt);
      if (announced !== null) await saltChain(db, chain.id, announced);
    }
  return (await chains(db)).filter(isSalted);
}

export const keepChainsWork: TimedWork<House> = {
  name: 'chain of the lotteries',
  everyMs: 60_000,
  run: async (house) => (await readyChains(house)).length,
};
