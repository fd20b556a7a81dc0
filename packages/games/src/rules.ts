import type { AnyGameRules } from '#game.ts';
import { plugRules } from '#game.ts';
import { lineSlotRules } from '#line-slot/rules.ts';

/** Server entry: the rules of every own game, by code. */
const RULES: readonly AnyGameRules[] = [plugRules(lineSlotRules)];

export function rulesOf(gameCode: string): AnyGameRules | undefined {
  return RULES.find((rules) => rules.manifest.code === gameCode);
}
