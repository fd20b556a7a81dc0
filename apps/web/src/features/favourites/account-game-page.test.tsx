import type { Game } from '@maidan/contract/games/game.ts';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame, sampleGames } from '#testing/sample-games.ts';
import { AccountGamePage } from './account-game-page.tsx';
import type { AccountTab } from './account-game-page.tsx';
import { takeNews } from './favourites.mutations.ts';

const IDS = '/wps/relay/MCSFE_getFavoriteGames';
const LIST = '/wps/relay/MCSFE_getFavoriteGamesList';
const RECENT = '/wps/relay/GCS_recentGame';

const onPlay = vi.fn<(game: Pick<Game, 'nodeId' | 'displayName' | 'open'>, press: MouseEvent) => void>();

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => {
  onPlay.mockReset();
  onlineManager.setOnline(true);
});

function Card({ game }: { game: Game }) {
  return <p>{game.displayName}</p>;
}

function show(tab: AccountTab) {
  const slots = { menu: null, Card, skeleton: <i />, suggested: <p>Try these</p>, onPlay };
  return renderPage(<AccountGamePage tab={tab} slots={slots} />);
}

const listed = (games: Game[]) =>
  success({ content: games, pageNum: 1, totalPages: 1, favGameIds: games.map(({ nodeId }) => nodeId) });
const ids = (favGameIds: string[], version = 1) => success({ favGameIds, version });
const played = (games: Game[]) =>
  success({ list: games.map((game) => ({ game, playedAt: '2026-11-01T10:00:00.000Z' })) });
const shown = () => screen.getAllByText(/^Game \d+$/).map((card) => card.textContent);

test('[GAM-07] a list that fails to load says so, and a retry brings it', async () => {
  let broken = true;
  fakePlatform({
    [IDS]: () => ids(['2', '1']),
    [LIST]: () => (broken ? failure(503, 'UNAVAILABLE', 'Not now.') : listed(sampleGames(2))),
  });
  show('favourites');
  expect(await screen.findByText('The games did not arrive')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toEqual(['Game 2', 'Game 1']));
});

test('[RTE-09] without a network it says so, and loads by itself when there is one', async () => {
  onlineManager.setOnline(false);
  fakePlatform({ [RECENT]: () => played(sampleGames(2)) });
  show('recent');
  expect(await screen.findByText('You are offline')).toBeTruthy();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(shown()).toContain('Game 2'));
});

test('[GAM-07] without favourites the page explains the heart and offers games', async () => {
  fakePlatform({ [IDS]: () => ids([], 0), [LIST]: () => listed([]) });
  show('favourites');
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
  expect(screen.getByText(/Press the heart on a game/)).toBeTruthy();
  expect(screen.getByText('Try these')).toBeTruthy();
});

test('[GAM-06, GAM-07] the hearts decide what is shown, also those given on another device', async () => {
  let games = sampleGames(2);
  fakePlatform({ [IDS]: () => ids(['2', '1'], 2), [LIST]: () => listed(games) });
  const page = show('favourites');
  await waitFor(() => expect(shown()).toEqual(['Game 2', 'Game 1']));
  expect(screen.getByText('2 games, on all your devices')).toBeTruthy();
  act(() => takeNews(page.queryClient, { nodeId: '2', favourite: false, version: 3 }));
  await waitFor(() => expect(shown()).toEqual(['Game 1']));
  games = sampleGames(3);
  act(() => takeNews(page.queryClient, { nodeId: '3', favourite: true, version: 4 }));
  await waitFor(() => expect(shown()).toEqual(['Game 3', 'Game 1']));
});

test('[GAM-07] nothing played yet: the page offers games', async () => {
  fakePlatform({ [RECENT]: () => played([]) });
  show('recent');
  expect(await screen.findByText('Nothing played yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/');
});

test('[GAM-07] the game last played can be continued; one that is closed is passed over', async () => {
  fakePlatform({ [RECENT]: () => played([sampleGame(9, { open: false }), sampleGame(8)]) });
  show('recent');
  const resume = await screen.findByRole('link', { name: 'Continue playing Game 8' });
  expect(resume.getAttribute('href')).toBe('/seamless?game=8');
  fireEvent.click(resume);
  expect(onPlay.mock.calls[0]?.[0]).toMatchObject({ nodeId: '8', open: true });
  expect(shown()).toEqual(expect.arrayContaining(['Game 9', 'Game 8']));
});
