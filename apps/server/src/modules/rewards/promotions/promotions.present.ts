import { createHash } from 'node:crypto';
import type { Language } from '@maidan/contract/languages.ts';
import type { Promotion, Raffle } from '@maidan/contract/rewards/promotions/promotion.ts';
import { money } from '../rewards.present.ts';
import { presentVersion } from '../version.present.ts';
import { newestOf } from '../rules/rule.ts';
import { isSpent, phaseOf, type PromotionRule } from './phase.ts';
import type { RaffleRow, WinnerRow } from './promotions.store.ts';
import type { RoundsGame } from '../grants/rounds-games.store.ts';

type Around = {
  now: Date;
  language: Language;
  games: readonly RoundsGame[];
  raffles: readonly RaffleRow[];
  winners: readonly WinnerRow[];
};

export function presentPromotion(rule: PromotionRule, around: Around): Promotion {
  return {
    ...presentVersion(rule, newestOf(rule), around),
    phase: phaseOf(rule, around.now),
    isSpent: isSpent(rule, around.now),
    raffle: presentRaffle(rule.code, around),
  };
}

function presentRaffle(code: string, { raffles, winners }: Around): Raffle | null {
  const row = raffles.find((one) => one.code === code);
  if (row === undefined) return null;
  const seed = row.seed.toString('hex');
  return {
    entries: row.entries,
    digest: createHash('sha256').update(seed).digest('hex'),
    drawnAt: row.drawnAt?.toISOString() ?? null,
    seed: row.drawnAt === null ? null : seed,
    winners: winners
      .filter((winner) => winner.code === code)
      .map(({ number, amount }) => ({ number, amount: money(amount) })),
  };
}
