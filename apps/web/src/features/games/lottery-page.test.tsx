import { PRIZE_MODES } from '@maidan/contract/constants.ts';
import type { PrizeMode } from '@maidan/contract/constants.ts';
import type { Game } from '@maidan/contract/games/game.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as bengali } from '#locales/bn/account.ts';
import { messages as english } from '#locales/en/account.ts';
import { messages as hindi } from '#locales/hi/account.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import type { LotteryLaunch } from './lotteries.ts';
import { LotteryPage } from './lottery-page.tsx';

const MENU = '/lgw/vn/games/game_menu';
const RECENT = '/lgw/vn/games/game_menu/recent';
const ALL_RECENT = '/wps/relay/GCS_recentGame';
const OPENED = '/lgw/vn/numeros/opened/game';
const ALL_MENUS = '/lgw/games/game_menus';
const ALL_OPENED = '/lotto/lgw/games/opened/numero';

/** A member who has opened nothing, while no house says what it drew. */
const QUIET: Answers = {
  [RECENT]: () => success({ gameMenus: [] }),
  [OPENED]: () => success({ games: [] }),
  [ALL_OPENED]: () => success({ games: [] }),
};

function Play({ nodeId }: { nodeId: string }) {
  return <p>playing {nodeId}</p>;
}

function show(lottery: 'lottery' | 'vnLottery', gameCode?: string, launch: LotteryLaunch = {}) {
  return renderPage(
    <LotteryPage
      lottery={lottery}
      launch={{ ...launch, ...(gameCode === undefined ? {} : { gameCode }) }}
      soon={<p>open elsewhere</p>}
      Play={Play}
    />,
  );
}

const menuOf = (accountType: PrizeMode, accountTypeName: string, games: readonly Game[]) => ({
  accountType,
  accountTypeName,
  games,
});
const draws = (open: boolean) =>
  success({
    gameMenus: [
      menuOf('ZY', 'Vietnam Lotto', [
        sampleGame(1, { gameType: 'ELOTT', open: false }),
        sampleGame(2, { gameType: 'ELOTT', open }),
      ]),
    ],
  });

test('[LOT-01] the lobby view shows the list and not the draw; a table of prizes shows its draws alone', async () => {
  const menus = success({
    gameMenus: [
      menuOf('LOTT', 'Daily draws', [sampleGame(1, { gameType: 'LOTT', open: true })]),
      menuOf('ELOTT', 'Quick draws', [sampleGame(2, { gameType: 'ELOTT', open: true })]),
    ],
  });
  fakePlatform({ ...QUIET, [ALL_MENUS]: () => menus });
  show('lottery', sampleGame(2).gameCode, { view: 'lobby', prizeMode: 'ELOTT' });
  expect(await screen.findByRole('link', { name: /^Game 2/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Game 1/ })).toBeNull();
  expect(screen.queryByText(/playing/)).toBeNull();
});

test('[RTE-10] draws that fail to load say so, and a retry brings them', async () => {
  let broken = true;
  fakePlatform({ ...QUIET, [MENU]: () => (broken ? failure(503, 'UNAVAILABLE', 'Not now.') : draws(false)) });
  show('vnLottery');
  expect(await screen.findByText('The games did not arrive')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Game 1/ })).toBeTruthy();
});

test('[LOT-02] what was opened last and what was drawn last may be missing, and the draws stand there all the same', async () => {
  fakePlatform({
    [MENU]: () => draws(true),
    [RECENT]: () => failure(503, 'UNAVAILABLE', 'Not now.'),
    [OPENED]: () => failure(503, 'UNAVAILABLE', 'Not now.'),
  });
  show('vnLottery');
  expect((await screen.findAllByRole('link', { name: /Game \d/ })).length).toBe(2);
  expect(screen.queryByText(english.play.lottery.recent)).toBeNull();
  expect(screen.queryByText(/Last drawn/)).toBeNull();
});

test('[RTE-10, GAM-04, LOT-02] a lottery lists the draws of its own kinds, and says once that it opens soon', async () => {
  const sent = fakePlatform({
    ...QUIET,
    [ALL_MENUS]: () =>
      success({
        gameMenus: [
          menuOf('LOTT', 'National draws', [sampleGame(1, { open: false })]),
          menuOf('ELOTT', 'Quick draws', [sampleGame(2, { open: false })]),
          menuOf('SEA', 'Four digits', [sampleGame(3, { open: false })]),
        ],
      }),
  });
  show('lottery');
  const draw = await screen.findByRole('link', { name: /Game 1/ });
  expect(draw.getAttribute('href')).toBe('/lottery?gameCode=G1');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'National draws',
    'Quick draws',
  ]);
  expect(screen.queryByText('Game 3')).toBeNull();
  expect(screen.getByText('open elsewhere')).toBeTruthy();
  const asked = sent.map(({ url }) => new URL(url, 'http://x').pathname);
  expect(asked.toSorted()).toEqual([ALL_MENUS, ALL_OPENED, ALL_RECENT]);
});

const drawn = (nodeId: string, numbers: readonly string[]) => ({
  nodeId,
  gameCode: `G${nodeId}`,
  draws: [{ numero: '20260301', drawnAt: '2026-03-01T11:30:00.000Z', numbers }],
});

test('[LOT-02] a Vietnamese lottery shows what was opened last first, and at each title what it drew last', async () => {
  const board = ['08123', '40404', '11111', ...Array.from({ length: 24 }, () => '99')];
  fakePlatform({
    [MENU]: () => draws(true),
    [RECENT]: () => success({ gameMenus: [menuOf('ZY', 'Vietnam Lotto', [sampleGame(2)])] }),
    [OPENED]: () => success({ games: [drawn('1', ['7', '0', '3']), drawn('2', board)] }),
  });
  show('vnLottery');
  const recent = await screen.findByRole('list', { name: english.play.lottery.recent });
  expect(within(recent).getAllByRole('link').length).toBe(1);
  expect((await within(recent).findByText(/20260301/)).textContent).toBe('Last drawn · Draw 20260301');
  expect(within(recent).getByText('08123')).toBeTruthy();
  // Of a board only the first prizes.
  expect(within(recent).queryByText('99')).toBeNull();
  const all = screen.getByRole('list', { name: 'Vietnam Lotto' });
  expect(within(all).getByText('7')).toBeTruthy();
});

const played = (game: object) => ({ game, playedAt: '2026-03-01T11:30:00.000Z' });
test('[LOT-02] every lottery shows which of its draws were opened last, and no other game', async () => {
  fakePlatform({
    ...QUIET,
    [ALL_MENUS]: () =>
      success({
        gameMenus: [menuOf('LOTT', 'National draws', [sampleGame(1), sampleGame(2), sampleGame(3)])],
      }),
    [ALL_RECENT]: () => success({ list: [9, 3, 1].map((id) => played(sampleGame(id))) }),
  });
  show('lottery');
  const recent = await screen.findByRole('list', { name: english.play.lottery.recent });
  expect(
    within(recent)
      .getAllByText(/^Game \d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Game 3', 'Game 1']);
});

const everyDay = (minute: number) => [0, 1, 2, 3, 4, 5, 6].map((day) => day * 1_440 + minute);
const calendarOf = (nodeId: string, region: string, every: number | null, weekly: number[]) => ({
  ...drawn(nodeId, []),
  draws: [],
  calendar: { region, every, weekly },
});

test('[LOT-02] the calendar says by region and day of the week what is drawn when, in the zone of the site', async () => {
  const games = [1, 2, 3, 4].map((number) => sampleGame(number, { gameType: 'ELOTT', open: true }));
  fakePlatform({
    ...QUIET,
    [MENU]: () => success({ gameMenus: [menuOf('ZY', 'Vietnam Lotto', games)] }),
    [OPENED]: () =>
      success({
        games: [
          // Half past six in Hanoi is half past five here; a Saturday evening in UTC is a Sunday night here.
          calendarOf('1', 'north', null, everyDay(11 * 60 + 30)),
          calendarOf('2', 'south', null, [6 * 1_440 + 20 * 60]),
          calendarOf('3', 'north', 60, []),
        ],
      }),
  });
  show('vnLottery');
  const { play } = english;
  const calendar = await screen.findByRole('region', { name: play.lottery.calendar.title });
  const region = (name: 'north' | 'south') =>
    within(within(calendar).getByRole('region', { name: play.lottery.calendar.region[name] }));
  const days = within(within(calendar).getByRole('list', { name: play.lottery.calendar.days })).getAllByRole(
    'button',
  );
  expect(days).toHaveLength(7);
  expect(days[0]?.getAttribute('aria-pressed')).toBe('true');
  const times: string[] = [];
  for (const day of days) {
    fireEvent.click(day);
    expect(region('north').getByRole('link', { name: 'Game 1' }).getAttribute('href')).toBe(
      '/vnLottery?gameCode=G1',
    );
    expect(calendar.querySelector('time')?.dateTime).toMatch(/T11:30:00.000Z$/);
    const late = region('south').queryByRole('link', { name: 'Game 2' })?.closest('li[class*=grid]');
    expect(region('south').queryByText(play.lottery.calendar.none) === null).toBe(
      late !== undefined && late !== null,
    );
    if (late) times.push(`${day.getAttribute('aria-label')} ${late.querySelector('time')?.dateTime}`);
  }
  const sunday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date('2026-11-22T12:00:00Z'));
  expect(times).toHaveLength(1);
  expect(times[0]).toContain(sunday);
  expect(times[0]).toMatch(/T20:00:00.000Z$/);
  // All day long, and of what nobody says a time nothing.
  expect(region('north').getByRole('link', { name: 'Game 3', hidden: true })).toBeTruthy();
  expect(within(calendar).queryByText('Game 4')).toBeNull();
  expect(within(calendar).queryByRole('region', { name: play.lottery.calendar.region.central })).toBeNull();
  // Each region has its own name, whoever reads it.
  for (const { play: words } of [english, bengali, hindi]) {
    const { region: names } = words.lottery.calendar;
    expect(new Set(Object.values(names)).size).toBe(5);
  }
});

test('[LOT-02] where no house says when it draws there is no calendar', async () => {
  fakePlatform({
    ...QUIET,
    [MENU]: () => draws(true),
    [OPENED]: () => success({ games: [drawn('1', ['7'])] }),
  });
  show('vnLottery');
  expect(await screen.findByText(/Last drawn/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: english.play.lottery.calendar.title })).toBeNull();
});

test('[GAM-04] the draw that was asked for stands first while it is closed, and is played once it is open', async () => {
  let open = false;
  fakePlatform({ ...QUIET, [MENU]: () => draws(open) });
  const page = show('vnLottery', 'G2');
  expect(await screen.findByRole('heading', { level: 2, name: 'Game 2' })).toBeTruthy();
  expect(screen.queryByText('open elsewhere')).toBeNull();
  open = true;
  await page.queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByText('playing 2')).toBeTruthy());
});

test('a draw that is not there is said to be so, above those that are', async () => {
  fakePlatform({ ...QUIET, [MENU]: () => draws(false) });
  show('vnLottery', 'nowhere');
  expect(await screen.findByText(/The draw you asked for is not here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Game 2/ })).toBeTruthy();
});

test('[CAT-03] each draw says by which table of prizes it pays, and every table has a name in every language', async () => {
  const game = sampleGame(1, { gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN' });
  fakePlatform({
    ...QUIET,
    [MENU]: () => success({ gameMenus: [menuOf('ZY', 'Vietnam Lotto', [game])] }),
  });
  show('vnLottery');
  expect((await screen.findAllByText(english.play.lottery.prizeMode.ZY)).length).toBeGreaterThan(0);
  for (const mode of PRIZE_MODES) {
    expect(english.play.lottery.prizeMode[mode]).toMatch(/^[A-Z][A-Za-z -]+$/);
    expect(bengali.play.lottery.prizeMode[mode]).toMatch(/^[ঀ-৿ -]+$/);
    expect(hindi.play.lottery.prizeMode[mode]).toMatch(/^[\u0900-\u0963 -]+$/);
  }
  for (const { play } of [english, bengali, hindi]) {
    const names = PRIZE_MODES.map((mode) => play.lottery.prizeMode[mode]);
    expect(new Set(names).size).toBe(PRIZE_MODES.length);
  }
});
