import { plugTable, type AnyTableRules } from '#game.ts';
import { fiveDiceRules } from '#five-dice/rules.ts';
import { teenPattiRules } from '#teen-patti/rules.ts';

/** The games that seated players play for a pot, by their codes. */
const TABLES: Readonly<Record<string, AnyTableRules>> = {
  'five-dice': plugTable(fiveDiceRules),
  'teen-patti': plugTable(teenPattiRules),
};

export const tableRulesOf = (gameCode: string): AnyTableRules | undefined =>
  Object.hasOwn(TABLES, gameCode) ? TABLES[gameCode] : undefined;
