import type { AnyGameRules, GameManifest } from '#game.ts';
import { bingoRules } from '#bingo/rules.ts';
import { blackjackRules } from '#blackjack/rules.ts';
import { manifest as crash } from '#crash/manifest.ts';
import { fishingRules } from '#fishing/rules.ts';
import { plugRules, plugStepwise } from '#game.ts';
import { jackpotSlotRules } from '#jackpot-slot/rules.ts';
import { kenoRules } from '#keno/rules.ts';
import { lineSlotRules } from '#line-slot/rules.ts';
import { manifestOf as lotteryManifestOf } from '#lottery/manifests.ts';
import { minesRules } from '#mines/rules.ts';
import { plinkoRules } from '#plinko/rules.ts';
import { rouletteRules } from '#roulette/rules.ts';
import { scratchRules } from '#scratch/rules.ts';
import { sharedRulesOf } from '#shared-games.ts';
import { manifest as esports } from '#esports/manifest.ts';
import { manifest as sports } from '#sports/manifest.ts';
import { slotRulesOf } from '#slots/title-by-code.ts';
import { tableRulesOf } from '#table-rules.ts';
import { VARIANTS } from '#video-poker/paytable.ts';
import { pokerRules } from '#video-poker/rules.ts';

/** Of one folder: its rules, or those of the variant that a code names after the dot. */
type RulesOf = (variant: string | undefined) => AnyGameRules | undefined;

const only =
  (rules: AnyGameRules): RulesOf =>
  (variant) =>
    variant === undefined ? rules : undefined;

function videoPokerOf(name: string | undefined): AnyGameRules | undefined {
  const variant = VARIANTS.find((each) => each === name);
  return variant && plugStepwise(pokerRules(variant));
}

/** Server entry: the rules of every own game, by the folder that its code names first. */
const RULES: Readonly<Record<string, RulesOf>> = {
  blackjack: only(plugStepwise(blackjackRules)),
  bingo: only(plugRules(bingoRules)),
  fishing: fishingRules,
  'jackpot-slot': only(plugRules(jackpotSlotRules)),
  keno: only(plugRules(kenoRules)),
  'line-slot': only(plugRules(lineSlotRules)),
  mines: only(plugStepwise(minesRules)),
  plinko: only(plugRules(plinkoRules)),
  roulette: only(plugRules(rouletteRules)),
  scratch: scratchRules,
  slot: slotRulesOf,
  'video-poker': videoPokerOf,
};

const OF_MANY: readonly GameManifest[] = [crash, sports, esports];

/** What a game of this code says of itself. One of many players has no rules of this shape: its house runs it by a clock. */
export const manifestOf = (gameCode: string): GameManifest | undefined =>
  OF_MANY.find(({ code }) => code === gameCode) ??
  lotteryManifestOf(gameCode) ??
  (rulesOf(gameCode) ?? sharedRulesOf(gameCode) ?? tableRulesOf(gameCode))?.manifest;

export const isGame = (gameCode: string): boolean => manifestOf(gameCode) !== undefined;

export function rulesOf(gameCode: string): AnyGameRules | undefined {
  const [folder = '', ...variant] = gameCode.split('.');
  return Object.hasOwn(RULES, folder)
    ? RULES[folder]?.(variant.length === 0 ? undefined : variant.join('.'))
    : undefined;
}
