import type { Promotion } from '@maidan/contract/rewards/promotions/promotion.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#lib/texts/i18n.tsx';
import { promotionsQuery, promotionStandingsQuery } from './promotions.queries.ts';

/** Who looks: what they are is the session's to know, so the route says it. */
export type Reader = 'visitor' | 'trial' | 'member' | 'unknown';

/** By the version that holds for the reader; where that is not the newest, that one beside it. */
export type OwnPromotion = Promotion & { newer: Promotion | null };

/** Promotions with where the reader stands; nothing is shown before both are known, so that nothing jumps. */
export function useOwnStandings(reader: Reader) {
  const language = useLanguage();
  const all = useQuery(promotionsQuery(language));
  const own = useQuery({ ...promotionStandingsQuery(language), enabled: reader === 'member' });
  const standing = reader === 'member' ? own.data : undefined;
  const needsOwn = reader === 'member' || reader === 'unknown';
  const ownTold = standing?.named ?? [];
  // What somebody holds whom the newest version is not for stands in its place.
  const inPlace = (all.data?.promotions ?? []).map(
    (one) => ownTold.find(({ code }) => code === one.code) ?? one,
  );
  const promotions = [...inPlace, ...ownTold.filter((one) => !inPlace.includes(one))];
  return {
    promotions: promotions.map((promotion): OwnPromotion => {
      const held = standing?.standings.find(({ code }) => code === promotion.code)?.held ?? null;
      return held === null
        ? { ...promotion, newer: null }
        : { ...promotion, ...held, type: promotion.type, newer: promotion };
    }),
    standing,
    isKnown: all.data !== undefined && (!needsOwn || standing !== undefined),
    isResting: standing !== undefined && (standing.paused !== null || !standing.wanted),
    failed: all.data === undefined ? all : own,
  };
}
