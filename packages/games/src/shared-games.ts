import { baccaratRulesOf } from '#baccarat/rules.ts';
import { dragonTigerRulesOf } from '#dragon-tiger/rules.ts';
import type { AnySharedRules } from '#game.ts';
import { andarBaharRulesOf } from '#andar-bahar/rules.ts';
import { liveRouletteRulesOf } from '#live-roulette/rules.ts';
import { sicBoRulesOf } from '#sic-bo/rules.ts';
import { roosterDuelRulesOf } from '#rooster-duel/rules.ts';

/** Of one folder: the rules of its first table, or of the one that a code names after the dot. */
type TablesOf = (table: string | undefined) => AnySharedRules | undefined;

/** Server entry: the rules of every game of many players whose rounds end for all at once, by the folder that its code names first. */
const SHARED: Readonly<Record<string, TablesOf>> = {
  baccarat: baccaratRulesOf,
  'dragon-tiger': dragonTigerRulesOf,
  'rooster-duel': roosterDuelRulesOf,
  'andar-bahar': andarBaharRulesOf,
  'live-roulette': liveRouletteRulesOf,
  'sic-bo': sicBoRulesOf,
};

export function sharedRulesOf(gameCode: string): AnySharedRules | undefined {
  const [folder = '', ...table] = gameCode.split('.');
  return Object.hasOwn(SHARED, folder)
    ? SHARED[folder]?.(table.length === 0 ? undefined : table.join('.'))
    : undefined;
}
