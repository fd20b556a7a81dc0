import { plugTable, type AnyTableRules } from '#game.ts';
import { teenPattiRules } from '#teen-patti/rules.ts';

/** The games that seated players play for a pot, by their codes. */
const TABLES: Readonly<Record<string, AnyTableRules>> = {
  'teen-patti': plugTable(teenPattiRules),
};

export const tableRulesOf = (gameCode: string): AnyTableRules | undefined =>
  Object.hasOwn(TABLES, gameCode) ? TABLES[gameCode] : undefined;
