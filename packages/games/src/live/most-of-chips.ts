import { minor, type Money } from '@maidan/contract/money.ts';
import type { AnySharedRules, Chips } from '#game.ts';
import { totalOf } from './chips.ts';

/**
 * The most that these chips can be paid together, stakes included: red and black never both win. Where what is paid follows from all bets
 * of the round, it is said as the pool stands; whose stakes all go back is paid them.
 */
export const mostOfChips = ({ ends, pays }: AnySharedRules, chips: Chips, pool: Chips = {}): Money =>
  minor(
    ends.reduce<bigint>((most, end) => {
      const paid = pays(chips, end, pool) ?? totalOf(chips);
      return paid > most ? paid : most;
    }, 0n),
  );
