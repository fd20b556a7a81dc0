import { linkNumber, numbersOf } from '@maidan/games/lottery/lottery-draw.ts';
import type { Lottery } from '@maidan/games/lottery/lotteries.ts';
import type { LotteryResult } from '@maidan/games/lottery/lottery-wire.ts';
import type { House } from '#house.ts';
import { roundBytesAtOnce } from '#rounds/round-bytes.ts';
import { chains } from './minute-chain.store.ts';
import { covers, linksOf, type SaltedChain } from './minute-chain.ts';

/** Chains that can be drawn from, as they are: none is made here. */
export const saltedChains = async ({ db }: House): Promise<SaltedChain[]> =>
  (await chains(db)).filter((chain): chain is SaltedChain => chain.salt !== null);

/**
 * What a minute has drawn: fixed by the chain, so that it is the same whoever computes it and whenever. Undefined: no chain has this minute.
 * Only to be told when the minute has come.
 */
export async function drawnIn(
  known: readonly SaltedChain[],
  lottery: Lottery,
  minute: number,
): Promise<(LotteryResult & { chainId: string }) | undefined> {
  const chain = known.find((one) => covers(one, minute));
  if (!chain) return undefined;
  const links = await linksOf(chain);
  const number = linkNumber(chain.firstMinute, minute);
  const link = links.linkAt(number);
  const { salt, commitment, firstMinute } = chain;
  const numbers = await numbersOf(lottery, minute, { link, salt }, roundBytesAtOnce);
  return { minute, numbers, link, commitment, firstMinute, salt, chainId: chain.id };
}
