import { fill } from '#screen-parts/screen-texts.ts';
import type { TableTexts } from '../table-texts.ts';
import type { ShownSeat } from '../table-wire.ts';

/** How a seat is called: people by a sign of this sitting, bots by a bird. */
export function seatName({ name, bot, isYou }: ShownSeat, words: TableTexts): string {
  if (isYou) return words.you;
  if (bot === null) return fill(words.player, { name });
  return words.birds[bot % words.birds.length] ?? words.bot;
}
