import type { GameManifest } from '@maidan/games/game.ts';
import { manifest as blackjack } from '@maidan/games/blackjack/manifest.ts';
import { manifest as esports } from '@maidan/games/esports/manifest.ts';
import { manifest as bingo } from '@maidan/games/bingo/manifest.ts';
import { manifest as jackpotSlot } from '@maidan/games/jackpot-slot/manifest.ts';
import { manifest as crash } from '@maidan/games/crash/manifest.ts';
import { manifest as fishing, manifestOf as fishingManifestOf } from '@maidan/games/fishing/manifest.ts';
import { manifest as fiveDice } from '@maidan/games/five-dice/manifest.ts';
import { manifest as keno } from '@maidan/games/keno/manifest.ts';
import { manifest as lineSlot } from '@maidan/games/line-slot/manifest.ts';
import { manifest as mines } from '@maidan/games/mines/manifest.ts';
import { manifest as plinko } from '@maidan/games/plinko/manifest.ts';
import { manifest as roosterDuel } from '@maidan/games/rooster-duel/manifest.ts';
import { manifest as roulette } from '@maidan/games/roulette/manifest.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { manifest as sports } from '@maidan/games/sports/manifest.ts';
import { manifest as teenPatti } from '@maidan/games/teen-patti/manifest.ts';
import { manifestOf } from '@maidan/games/video-poker/manifests.ts';
import type { Variant } from '@maidan/games/video-poker/paytable.ts';
import { manifest as scratch, manifestOf as scratchManifestOf } from '@maidan/games/scratch/manifest.ts';
import type { SeedTexts } from '#sandbox/texts/read-texts.ts';
import { seedText } from '#sandbox/texts/seed-text.ts';
import type { SpecialKind } from '#sandbox/titles/special-titles.ts';
import type { Title } from '#sandbox/titles/titles.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { VendorSeed } from './vendors.ts';

type OwnGame = Figures & { category: GameManifest['category']; classify: SpecialKind['classify'] };
export type OwnGameCode = keyof SeedTexts['own-games'];

const ownGame = (manifest: GameManifest, classify: SpecialKind['classify']): OwnGame => ({
  ...figuresOf(manifest),
  category: manifest.category,
  classify,
});

/** Each pay table of video poker is a game of its own. */
const videoPokerGame = (variant: Variant): OwnGame => ownGame(manifestOf(variant), 'VP');

/** Each live table is a game of its own, by the rules of its folder. */
function liveTable(code: string): OwnGame {
  const rules = sharedRulesOf(code);
  if (!rules) throw new Error(`no table plays ${code}`);
  return ownGame(rules.manifest, null);
}

/** What the game house says of its games, by their codes; a figure is written once, in the manifest of its game. */
export const OWN_GAMES: Readonly<Record<OwnGameCode, OwnGame>> = {
  'line-slot': ownGame(lineSlot, null),
  plinko: ownGame(plinko, 'AC'),
  roulette: ownGame(roulette, 'TG'),
  // Bingo has a class of its own (BG) only where its language is spoken; here both stand with the arcade games.
  keno: ownGame(keno, 'AC'),
  mines: ownGame(mines, 'AC'),
  bingo: ownGame(bingo, 'AC'),
  scratch: ownGame(scratch, 'SC'),
  'video-poker.jacks-or-better': videoPokerGame('jacks-or-better'),
  'video-poker.bonus': videoPokerGame('bonus'),
  'video-poker.deuces-wild': videoPokerGame('deuces-wild'),
  'video-poker.joker': videoPokerGame('joker'),
  blackjack: ownGame(blackjack, 'TG'),
  'scratch.river': ownGame(scratchManifestOf('river'), 'SC'),
  'scratch.gold': ownGame(scratchManifestOf('gold'), 'SC'),
  'jackpot-slot': ownGame(jackpotSlot, 'JP'),
  crash: ownGame(crash, 'CRASH'),
  fishing: ownGame(fishing, null),
  'fishing.bay': ownGame(fishingManifestOf('bay'), null),
  baccarat: liveTable('baccarat'),
  'baccarat.jamuna': liveTable('baccarat.jamuna'),
  'baccarat.padma': liveTable('baccarat.padma'),
  'dragon-tiger': liveTable('dragon-tiger'),
  'dragon-tiger.karnaphuli': liveTable('dragon-tiger.karnaphuli'),
  'teen-patti': ownGame(teenPatti, null),
  sports: ownGame(sports, null),
  'rooster-duel': ownGame(roosterDuel, null),
  'sic-bo': liveTable('sic-bo'),
  'andar-bahar': liveTable('andar-bahar'),
  'live-roulette': liveTable('live-roulette'),
  esports: ownGame(esports, null),
  'andar-bahar.teesta': liveTable('andar-bahar.teesta'),
  'live-roulette.surma': liveTable('live-roulette.surma'),
  'sic-bo.meghna': liveTable('sic-bo.meghna'),
  'five-dice': ownGame(fiveDice, null),
};

/** The one slot that is its own and no model of the engine: the flagship. */
export const LINE_SLOT = 'line-slot' satisfies OwnGameCode;

/** Who lists the others of its category; the house's own name stands for slots. */
const VENDOR_OF: Partial<Record<OwnGameCode, VendorSeed['code']>> = { sports: 'MATH', esports: 'IMES' };
export const vendorOf = (code: OwnGameCode): VendorSeed['code'] => VENDOR_OF[code] ?? 'MAIDAN';

/** Under its own title each of the others stands at the end of the catalogue, so that no game gets another number. */
export const LATER_GAMES = (Object.keys(OWN_GAMES) as OwnGameCode[]).filter((code) => code !== LINE_SLOT);

export const ownTitle = (code: OwnGameCode): Title => seedText('own-games', (titles) => titles[code]);
