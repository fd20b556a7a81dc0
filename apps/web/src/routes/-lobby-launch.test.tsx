import type { Game } from '@maidan/contract/games/game.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { lobbyLane } from '#features/lobby/card-game.ts';
import { GameMenu } from '#features/lobby/game-menu.tsx';
import { LaneSection } from '#features/lobby/home/game-section.tsx';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame, sampleLane } from '#testing/sample-games.ts';
import { useLobbyLaunch } from './-lobby-launch.ts';

const INFO = '/wps/member/info';
const opened = () => useModalStore.getState().open;

beforeEach(() => {
  clearSession();
  closeModal();
});

const UNCHANGED: Partial<Game> = {};

function Lobby({ change = UNCHANGED }: { change?: Partial<Game> }) {
  const onPlay = useLobbyLaunch();
  return (
    <>
      <GameMenu categories={['RNG']} current="HOME" />
      <LaneSection
        hot={[]}
        lane={lobbyLane({ ...sampleLane('RNG', 0, 0), games: [sampleGame(7, change)] })}
        onPlay={onPlay}
        onWanted={() => undefined}
        first
      />
    </>
  );
}

function logIn(isTrial: boolean): void {
  storeToken('T'.repeat(43));
  fakePlatform({ [INFO]: () => success({ id: '1', account: 'rahim', isTrial }) });
}

test('[HOM-04] FAV while logged out opens the login popup', () => {
  renderPage(<Lobby />);
  fireEvent.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(opened()).toEqual({ name: 'login', props: { returnTo: '/favorite' } });
  fireEvent.click(screen.getByRole('link', { name: 'Recent' }));
  expect(opened()).toEqual({ name: 'login', props: { returnTo: '/recent' } });
});

test('[HOM-04, CAT-01] HOME, FAV, then the categories, and at the end what was played last', async () => {
  logIn(false);
  const page = renderPage(<Lobby />);
  const menu = screen.getByRole('navigation', { name: 'Game menu' });
  expect([...menu.querySelectorAll('a')].map((entry) => entry.getAttribute('href'))).toEqual([
    '/',
    '/favorite',
    '/rng',
    '/recent',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Favourites' }));
  await expect.poll(() => page.path()).toBe('/favorite');
  expect(opened()).toBeNull();
});

test('[GAM-06] a heart asks a visitor to log in', () => {
  renderPage(<Lobby />);
  fireEvent.click(screen.getByRole('button', { name: 'Favourite: Game 7' }));
  expect(opened()).toMatchObject({ name: 'login' });
});

test.each([
  ['TCG_LOTTO_VN', 'ELOTT', '/vnLottery?gameCode=G7'],
  ['TCG_SEA', 'ELOTT', '/seaLottery?gameCode=G7'],
  ['ELOTT', 'ELOTT', '/lottery?gameCode=G7'],
  ['LOTT', 'LOTT', '/lottery?gameCode=G7'],
  ['OTHER', 'LOTT', '/lottery?gameCode=G7'],
] as const)(
  '[GAM-04] a game of %s leads to its lottery page, open or not',
  async (vassalage, gameType, to) => {
    logIn(false);
    const page = renderPage(<Lobby change={{ vassalage, gameType, open: false }} />);
    const card = screen.getByRole('link', { name: 'Game 7 opens soon' });
    expect(card.getAttribute('href')).toBe(to);
    fireEvent.click(card);
    await expect.poll(() => page.path()).toBe(to);
    expect(opened()).toBeNull();
  },
);

test('[GAM-02, GAM-04] a lottery asks a visitor to log in first, and leads on to its page', () => {
  renderPage(<Lobby change={{ vassalage: 'TCG_SEA', gameType: 'ELOTT' }} />);
  fireEvent.click(screen.getByRole('link', { name: 'Play Game 7' }));
  expect(opened()).toMatchObject({ name: 'login', props: { returnTo: '/seaLottery?gameCode=G7' } });
});

test('[GAM-02] a game asks a visitor to log in, and goes on to the game afterwards', () => {
  const page = renderPage(<Lobby />);
  fireEvent.click(screen.getByRole('link', { name: 'Play Game 7' }));
  expect(opened()).toMatchObject({ name: 'login', props: { returnTo: '/seamless?game=7' } });
  expect(page.path()).toBe('/');
});

test('[GAM-02, CAT-05] a game that is played with others is not offered to be tried alone', () => {
  renderPage(<Lobby change={{ gameClassify: 'CRASH' }} />);
  fireEvent.click(screen.getByRole('link', { name: 'Play Game 7' }));
  expect(opened()).toMatchObject({ name: 'login', props: { game: { gameClassify: 'CRASH' } } });
});

test('[LOG-09] a trial account is told that it needs a real one, and the game does not open', async () => {
  logIn(true);
  const page = renderPage(<Lobby />);
  await expect.poll(() => page.queryClient.isFetching()).toBe(0);
  fireEvent.click(screen.getByRole('link', { name: 'Play Game 7' }));
  expect(opened()).toMatchObject({ name: 'needAccount' });
  expect(page.path()).toBe('/');
});

test('a game that is not open yet says so kindly', () => {
  const page = renderPage(<Lobby change={{ open: false }} />);
  fireEvent.click(screen.getByRole('link', { name: 'Game 7 opens soon' }));
  expect(opened()).toMatchObject({
    name: 'prompt',
    props: { message: expect.stringContaining('Game 7 is not open yet') },
  });
  expect(page.path()).toBe('/');
});

test('[GAM-03] a member goes straight to the game page', async () => {
  logIn(false);
  const page = renderPage(<Lobby />);
  fireEvent.click(screen.getByRole('link', { name: 'Play Game 7' }));
  await expect.poll(() => page.path()).toBe('/seamless?game=7');
  expect(opened()).toBeNull();
});
