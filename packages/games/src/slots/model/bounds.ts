import type { SlotModel } from './model.ts';

/** What `decideWith` gives to one round: 1,024 blocks of eight draws. */
export const MOST_DRAWS = 8192;

/** The longest round there can be, in draws. Values thrown away for evenness come on top, and are rare. */
export function mostDraws({ reels, rows, features, settings }: SlotModel): number {
  const cells = reels * rows;
  const { tumbles, respins, walkingWilds, freeSpins, hold, pick } = features;
  const again = (tumbles?.most ?? 0) + (respins?.most ?? 0) + (walkingWilds ? reels : 0);
  const turn = settings['96'].strips ? reels + 1 : cells * (1 + again);
  const free = freeSpins ? freeSpins.most * (turn + reels) + 1 : 0;
  const held = hold ? cells * hold.respins * (cells - hold.least + 1) + 2 * cells : 0;
  return turn + free + held + (pick ? pick.prizes.length + pick.stops : 0);
}
