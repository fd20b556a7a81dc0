import type { Language } from '@maidan/contract/languages.ts';
import { getBonusInGame } from '@maidan/contract/rewards/promotions/get-bonus-in-game.ts';
import { listPromotions } from '@maidan/contract/rewards/promotions/list-promotions.ts';
import { listPromotionStandings } from '@maidan/contract/rewards/promotions/list-promotion-standings.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call/call.ts';

/** Read anew with the rewards, of which promotions are a part. */
const KEY = ['rewards', 'promotions'] as const;

/** The same for everybody; a raffle that was drawn is told to whoever took part. */
export function promotionsQuery(language: Language) {
  return queryOptions({
    queryKey: [...KEY, 'all', language],
    queryFn: () => call(listPromotions, { language }),
    staleTime: 30_000,
    meta: { news: ['rewards', 'settings'] },
  });
}

export function promotionStandingsQuery(language: Language) {
  return queryOptions({
    queryKey: [...KEY, 'own', language],
    queryFn: () => call(listPromotionStandings, { language }),
    staleTime: 15_000,
    meta: { ofMember: true, news: ['rewards', 'protection', 'settings'] },
  });
}

const LOOK_AGAIN_MS = 20_000;

/** What is left changes with every bet; it is looked at now and then, and never without a bonus. */
export function bonusInGameQuery(game: string, language: Language) {
  return queryOptions({
    queryKey: [...KEY, 'game', game, language],
    queryFn: () => call(getBonusInGame, { game, language }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data?.bonus ? LOOK_AGAIN_MS : false),
    meta: { ofMember: true, news: ['rewards'] },
  });
}
