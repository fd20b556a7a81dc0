import type { VendorRoundAnswer, VendorRoundRequest } from '@maidan/contract/seamless-wallet/round-proof.ts';
import { drawCounter, linkNumber } from '@maidan/games/lottery/lottery-draw.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import { drawsAtMs } from '@maidan/games/lottery/schedule.ts';
import type { House } from '#house.ts';
import { wordsOf } from '#open-rounds/words-of-bet.ts';
import { wordsOfDrawEnd } from '#open-rounds/words-of-end.ts';
import { drawnIn, saltedChains } from './draw.ts';
import { lotteryNow } from './minute-chain.store.ts';
import { covers } from './minute-chain.ts';
import { orderById, ticketOfPlayer } from './ticket.store.ts';

/** How a ticket came about. Before its draw the first hash of the chain is public, and how many links on the way from it the
 * ticket's is; then the link itself. */
export async function ticketProof(
  house: House,
  { playerId, roundId, language }: VendorRoundRequest,
): Promise<VendorRoundAnswer | null> {
  const ticket = await ticketOfPlayer(house.db, playerId, roundId);
  const lottery = ticket && lotteryOf(ticket.lottery);
  const order = ticket && (await orderById(house.db, ticket.orderId));
  if (!ticket || !lottery || !order) return null;
  const [chains, nowMs] = await Promise.all([saltedChains(house), lotteryNow(house.db)]);
  const chain = chains.find((one) => covers(one, ticket.minute));
  if (!chain) return null;
  const isOver = drawsAtMs(ticket.minute) <= nowMs;
  const drawn = isOver ? await drawnIn(chains, lottery, ticket.minute) : undefined;
  const numbers = drawn && ticket.state === 'settled' ? drawn.numbers : null;
  return {
    commitment: chain.commitment,
    clientSeed: chain.salt,
    nonce: drawCounter(lottery, ticket.minute),
    links: linkNumber(chain.firstMinute, ticket.minute),
    serverSeed: drawn?.link ?? null,
    about: await wordsOf({ gameCode: lottery.code, ticket: order.bet, minute: ticket.minute }, language),
    came: await wordsOfDrawEnd(ticket, lottery, numbers, language),
    outcome: numbers && { numbers },
    played: { gameCode: lottery.code, bet: order.bet, actions: [] },
  };
}
