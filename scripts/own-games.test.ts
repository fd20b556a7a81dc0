import { existsSync, readdirSync } from 'node:fs';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { codeOf, SEAS } from '@maidan/games/fishing/species.ts';
import { TABLES as ANDAR_BAHAR_TABLES } from '@maidan/games/andar-bahar/tables.ts';
import { TABLES as BACCARAT_TABLES } from '@maidan/games/baccarat/tables.ts';
import { TABLES as DRAGON_TIGER_TABLES } from '@maidan/games/dragon-tiger/tables.ts';
import { TABLES as ROULETTE_TABLES } from '@maidan/games/live-roulette/tables.ts';
import { loadMarkNames } from '@maidan/games/mark-names.ts';
import { manifestOf } from '@maidan/games/rules.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { TABLES as SIC_BO_TABLES } from '@maidan/games/sic-bo/tables.ts';
import { DEFAULT_VARIANT, VARIANTS as SCRATCH_CARDS } from '@maidan/games/scratch/prize-tables.ts';
import { VARIANTS } from '@maidan/games/video-poker/paytable.ts';
import { OWN_GAMES } from '@maidan/server/sandbox/catalogue/own-games.ts';
import { expect, test } from 'vitest';
import { fairnessTextOf } from '../apps/web/src/features/records/receipts/fairness-text.ts';

const LIVE_TABLES = [
  ...ANDAR_BAHAR_TABLES,
  ...BACCARAT_TABLES,
  ...DRAGON_TIGER_TABLES,
  ...ROULETTE_TABLES,
  ...SIC_BO_TABLES,
];
const GAMES = 'packages/games/src';
const codes = [
  ...readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/manifest.ts`)),
  ...VARIANTS.map((variant) => `video-poker.${variant}`),
  ...SEAS.map(codeOf).filter((code) => code.includes('.')),
  // The first table of a game is called like its folder.
  ...LIVE_TABLES.filter(({ code }) => code.includes('.')).map(({ code }) => code),
  ...SCRATCH_CARDS.filter((card) => card !== DEFAULT_VARIANT).map((card) => `scratch.${card}`),
];

test('every own game stands in the catalogue of the sandbox, and no other', () => {
  expect(Object.keys(OWN_GAMES).toSorted(), 'as in own-games.ts').toEqual(codes.toSorted());
});

test.each(Object.entries(OWN_GAMES))('the catalogue shows the figures of %s as they are', (code, shown) => {
  const manifest = manifestOf(code);
  expect(shown).toMatchObject({
    category: manifest?.category,
    rtpBasisPoints: manifest?.rtpBasisPoints,
    volatility: manifest?.volatility,
    lines: manifest?.lines === 0 ? null : manifest?.lines,
    maxWin: manifest?.maxWinMultiplier,
    minStakeMinor: Number(manifest?.stakeSteps[0]),
    features: manifest?.features,
  });
});

test('[GAM-03] a receipt tells of every own game how its rounds come about', () => {
  for (const code of Object.keys(OWN_GAMES)) {
    const told = sharedRulesOf(code)
      ? 'receipt.liveTableText'
      : tableRulesOf(code)
        ? 'receipt.sittingText'
        : code === 'crash'
          ? 'receipt.flightText'
          : code === 'sports' || code === 'esports'
            ? 'receipt.matchText'
            : 'receipt.fairnessText';
    expect([code, fairnessTextOf(code)], 'as in fairness-text.ts').toEqual([code, told]);
  }
});

test.each(Object.keys(OWN_GAMES).filter((code) => sharedRulesOf(code)))(
  'the sides of %s have names in the rooms of the lobby',
  async (code) => {
    for (const language of LANGUAGES)
      expect(Object.keys(await loadMarkNames(code, language)), 'as in mark-names.ts').not.toEqual([]);
  },
);
