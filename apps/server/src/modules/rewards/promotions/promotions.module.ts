import { applyForPromotion as applyFor } from '@maidan/contract/rewards/promotions/apply-for-promotion.ts';
import { claimRafflePromotion as claimRaffle } from '@maidan/contract/rewards/promotions/claim-raffle-promotion.ts';
import { getBonusInGame as bonusInGame } from '@maidan/contract/rewards/promotions/get-bonus-in-game.ts';
import { joinPromotion as join } from '@maidan/contract/rewards/promotions/join-promotion.ts';
import { listPromotions as list } from '@maidan/contract/rewards/promotions/list-promotions.ts';
import { listPromotionStandings as standings } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { applyForPromotion } from './apply-for-promotion.ts';
import { claimRafflePromotion } from './claim-raffle-promotion.ts';
import { getBonusInGame } from './get-bonus-in-game.ts';
import { joinPromotion } from './join-promotion.ts';
import { listPromotions } from './list-promotions.ts';
import { listPromotionStandings } from './list-promotion-standings.ts';

export function mountPromotions(app: App): void {
  mount(app, list, listPromotions);
  mount(app, standings, listPromotionStandings);
  mount(app, join, joinPromotion);
  mount(app, applyFor, applyForPromotion);
  mount(app, claimRaffle, claimRafflePromotion);
  mount(app, bonusInGame, getBonusInGame);
}
