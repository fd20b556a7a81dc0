// @vitest-environment node
import { MADE_UP } from '@maidan/contract/testing/made-up-language.ts';
import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import type { Transport } from '#lib/call/call.ts';
import { leftInEnglish } from '#testing/made-up-texts.ts';
import { sampleGame, sampleLane } from '#testing/sample-games.ts';
import { sampleStatus } from '#testing/sample-settings.ts';
import { render } from './entry-server.tsx';

vi.mock('@maidan/contract/languages.ts', async (original) => {
  const { withMadeUpLanguage } = await import('@maidan/contract/testing/made-up-language.ts');
  return withMadeUpLanguage(await original());
});
vi.mock('#lib/texts/locale-file.ts', async (original) => {
  const { withMadeUpTexts } = await import('#testing/made-up-texts.ts');
  return withMadeUpTexts(await original());
});

const games = ['hot', 'isNew', 'maintenance'].map((state, index) => sampleGame(index, { [state]: true }));
const answers: Record<string, unknown> = {
  '/wps/relay/GCSGAME_newGameVendor': { data: { lanes: [sampleLane('RNG', 2), sampleLane('LIVE', 1)] } },
  '/wps/system/status': { systemStatus: 0, playMoney: true },
  '/wps/relay/GCSGAME_hotGamesV2': { list: games, basis: 'rounds' },
  '/wps/relay/MCSFE_getListAnnouncements': { banners: [], player: [], popup: [], promotion: [] },
  '/wps/relay/GCSGAME_gameList': { games, pageNo: 1, totalPages: 2, totalGames: 30 },
  '/wps/relay/GCSGAME_getVassGameType': { data: { lanes: [] } },
};

const site =
  (systemStatus: 0 | 1 | 2): Transport =>
  async ({ url }) => {
    const path = url.split('?')[0] ?? '';
    const value =
      path === '/wps/system/status'
        ? sampleStatus({ systemStatus, maintenanceEnd: '2026-11-15T11:30:00.000Z' })
        : answers[path];
    if (value === undefined) throw new Error(`unexpected call: ${url}`);
    return { status: 200, body: { success: true, value, message: '' } };
  };

/** Of the brand, of games and their makers, of helplines; and a month and a zone that the browser writes. */
const NAMES =
  'Maidan;Maidan Games;Game;Vendor;PG;EG2;PT;JDB;CQ9;FC;JL;BGS;Gambling Therapy;Gamblers Anonymous;Kaan Pete Roi;Nov;GMT'.split(
    ';',
  );

async function english(url: string, transport = site(0)): Promise<string[]> {
  const { html } = await render({
    url,
    language: MADE_UP,
    theme: 'dark',
    origin: 'http://site.test',
    news: 7,
    nonce: 'N0nce',
    brandCss: '',
    lakhGrouping: true,
    assets: { entry: '/assets/main.js', css: '', font: '', preloads: () => [] },
    transport,
    onFailure: (error) => {
      throw error;
    },
  });
  expect(html).toContain(`<html lang="${MADE_UP}"`);
  expect(html.match(/⟦/g)?.length).toBeGreaterThan(5);
  const { document } = new Window();
  document.write(html);
  return leftInEnglish(document as unknown as Document, NAMES);
}

test.each([
  '/',
  '/rng',
  '/help',
  '/responsible',
  '/promotions',
  '/offline',
  '/nothing',
  '/no/such/page',
  '/member',
  '/member/nothing',
])('[I18-01] in a language of brackets nothing on %s is English, as the server draws it', async (url) => {
  expect(await english(url)).toEqual([]);
});

test.each([1, 2] as const)('[I18-01] nor on the page of a closed site (%i)', async (status) => {
  expect(await english('/', site(status))).toEqual([]);
});

test('[I18-01] nor while the platform does not answer', async () => {
  expect(await english('/', () => Promise.reject(new Error('down')))).toEqual([]);
});
