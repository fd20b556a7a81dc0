import { listFavourites } from '@maidan/contract/games/list-favourites.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeartButton } from '#lib/games/heart-button.tsx';
import { pressHeart, useHearts } from '#lib/games/hearts.ts';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { useToastStore } from '#lib/overlays/toast-store.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { takeNews } from './favourites.mutations.ts';
import { useFavouritesLive } from './favourites.live.ts';
import { useFavouriteGames } from './use-favourite-games.ts';

const IDS = '/wps/relay/MCSFE_getFavoriteGames';
const ADD = '/wps/relay/MCSFE_addFavoriteGameV2';
const REMOVE = '/wps/relay/MCSFE_removeFavoriteGameV2';

let node = 0;
/** Presses are counted by game, so every test has one of its own. */
const nextGame = () => sampleGame((node += 1) + 900);

beforeEach(() => {
  clearSession();
  closeModal();
  useToastStore.setState({ toasts: [] });
  useHearts.setState({ ids: new Set() });
});
afterEach(() => vi.restoreAllMocks());

function Hearts({ game }: { game: ReturnType<typeof sampleGame> }) {
  useFavouritesLive();
  return (
    <>
      <HeartButton game={game} className="" />
      <HeartButton game={game} className="" />
    </>
  );
}

const pressed = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed'));
const press = () => {
  const [heart] = screen.getAllByRole('button');
  if (heart !== undefined) fireEvent.click(heart);
};
const listed = (...favGameIds: string[]) => success({ favGameIds, version: favGameIds.length });
const asked = (sent: ReturnType<typeof fakePlatform>, path: string) =>
  sent.filter(({ url }) => url.startsWith(path) && (path !== IDS || !url.includes('List')));

test('[GAM-06] a visitor’s heart opens the login popup and asks nothing of the platform', () => {
  const sent = fakePlatform({});
  renderPage(<Hearts game={nextGame()} />);
  press();
  expect(useModalStore.getState().open).toMatchObject({ name: 'login' });
  expect([pressed(), sent]).toEqual([['false', 'false'], []]);
});

test('[GAM-06] a call that fails rolls every heart of the game back, and says so', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  const sent = fakePlatform({
    [IDS]: () => listed(),
    [ADD]: () => failure(409, 'FAVOURITES_FULL', 'There is no room.'),
  });
  renderPage(<Hearts game={game} />);
  await waitFor(() => expect(asked(sent, IDS)).toHaveLength(1));
  press();
  await waitFor(() =>
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual([
      `${game.displayName} could not be added to your favourites. There is no room.`,
    ]),
  );
  await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
});

test('[GAM-06] local first: the heart is full before the answer, and its vendor and kind go along', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  let answer: (() => void) | undefined;
  const asksToWait = new Promise<void>((resolve) => (answer = resolve));
  const sent = fakePlatform({
    [IDS]: () => listed(),
    [ADD]: async () => {
      await asksToWait;
      return success({ nodeId: game.nodeId, favourite: true, version: 1 });
    },
  });
  renderPage(<Hearts game={game} />);
  await waitFor(() => expect(asked(sent, IDS)).toHaveLength(1));
  press();
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  await waitFor(() => expect(asked(sent, ADD)).toHaveLength(1));
  expect(JSON.parse(String(asked(sent, ADD)[0]?.body))).toEqual({
    nodeId: game.nodeId,
    vendor: 'MAIDAN',
    gameType: 'RNG',
  });
  answer?.();
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
});

test('[GAM-06] presses on one heart count once a second', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const sent = fakePlatform({
    [IDS]: () => listed(game.nodeId),
    [ADD]: () => success({ nodeId: game.nodeId, favourite: true, version: 3 }),
    [REMOVE]: () => success({ nodeId: game.nodeId, favourite: false, version: 2 }),
  });
  renderPage(<Hearts game={game} />);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  press();
  press();
  await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
  expect(asked(sent, ADD)).toEqual([]);
  clock.mockReturnValue(11_000);
  press();
  await waitFor(() => expect(asked(sent, ADD)).toHaveLength(1));
  expect(asked(sent, REMOVE)).toHaveLength(1);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
});

test('[GAM-06] a change on another device fills the hearts here; after a gap the list is asked for', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  let ids: string[] = [];
  const sent = fakePlatform({ [IDS]: () => success({ favGameIds: ids, version: 3 }) });
  const page = renderPage(<Hearts game={game} />);
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  takeNews(page.queryClient, { nodeId: game.nodeId, favourite: true, version: 4 });
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  const before = asked(sent, IDS).length;
  ids = [];
  takeNews(page.queryClient, { nodeId: 'other', favourite: true, version: 9 });
  await waitFor(() => expect(asked(sent, IDS).length).toBe(before + 1));
  await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
});

test('[GAM-06] a change on another device while the list is on its way is not lost with it', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  const answers: (() => void)[] = [];
  const sent = fakePlatform({
    [IDS]: async () => {
      await new Promise<void>((resolve) => void answers.push(resolve));
      return success({ favGameIds: [], version: 3 });
    },
  });
  const page = renderPage(<Hearts game={game} />);
  for (const version of [4, 5]) {
    await waitFor(() => expect(answers).toHaveLength(version - 3));
    takeNews(page.queryClient, { nodeId: game.nodeId, favourite: true, version: 4 });
    answers.at(-1)?.();
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
    if (version === 4) void page.queryClient.refetchQueries();
  }
  expect(asked(sent, IDS)).toHaveLength(2);
});

test('a press before the favourites have loaded is answered when they have', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  fakePlatform({
    [IDS]: () => listed(),
    [ADD]: () => success({ nodeId: game.nodeId, favourite: true, version: 1 }),
  });
  pressHeart(game);
  renderPage(<Hearts game={game} />);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
});

test('the hearts go with the session', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  fakePlatform({ [IDS]: () => listed(game.nodeId) });
  renderPage(<Hearts game={game} />);
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  clearSession();
  await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
});

const LIST = listFavourites.path;

function FavouriteNames({ game }: { game: ReturnType<typeof sampleGame> }) {
  useFavouritesLive();
  const { games } = useFavouriteGames();
  return (
    <>
      <HeartButton game={game} className="" />
      <p>{games === undefined ? 'asking' : games.map(({ displayName }) => displayName).join() || 'none'}</p>
    </>
  );
}

test('[GAM-07] a game that was read before its heart was written is asked for again when it is', async () => {
  storeToken('T'.repeat(43));
  const game = nextGame();
  const kept: ReturnType<typeof sampleGame>[] = [];
  const lists: number[] = [];
  const writes: (() => void)[] = [];
  fakePlatform({
    [LIST]: () => {
      lists.push(kept.length);
      return success({ content: [...kept], pageNo: 1, pageSize: 200, totalSize: kept.length });
    },
    [IDS]: () => listed(),
    [ADD]: async () => {
      await new Promise<void>((resolve) => void writes.push(resolve));
      kept.push(game);
      return success({ nodeId: game.nodeId, favourite: true, version: 1 });
    },
  });
  renderPage(<FavouriteNames game={game} />);
  await screen.findByText('none');
  press();
  // The list is read while the heart is on its way.
  await waitFor(() => expect(lists).toEqual([0, 0]));
  writes[0]?.();
  await screen.findByText(game.displayName);
  expect(lists).toEqual([0, 0, 1]);
});
