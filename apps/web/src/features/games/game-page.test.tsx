import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHearts } from '#lib/games/hearts.ts';
import { chooseTheme } from '#lib/storage/preferences.ts';
import { NO_HOSTS, setPageHosts } from '#lib/page/page-hosts.ts';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { GamePage } from './game-page.tsx';
import { FOOTBALL } from './games.queries.ts';

const LAUNCH = '/wps/game/launchGame';
const HOUSE = 'http://house.test';
const launched = success({ url: `${HOUSE}/play?t=1`, origin: HOUSE, game: sampleGame(7) });

beforeEach(() => storeToken('T'.repeat(43)));

function show(onRound: (state: 'started' | 'ended') => void = () => undefined) {
  return renderPage(
    <GamePage nodeId="7" loggedIn balance="৳10.00" onLeave={() => undefined} onRound={onRound} />,
    '/seamless?game=7',
  );
}

test('[GAM-03] the game runs in a sandboxed frame that learns nothing of this page, with the balance in view', async () => {
  fakePlatform({ [LAUNCH]: () => launched });
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game 7, the game itself');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByText('৳10.00')).toBeTruthy();
});

test('[GAM-03] the host that the page came with is asked for as the base of the launch', async () => {
  setPageHosts({ images: '', games: 'https://play.example' });
  const sent = fakePlatform({ [LAUNCH]: () => launched });
  show();
  await screen.findByTitle('Game 7, the game itself');
  setPageHosts(NO_HOSTS);
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ nodeId: '7', base: 'https://play.example' });
});

test('only the framed game at its exact origin is heard', async () => {
  fakePlatform({ [LAUNCH]: () => launched });
  const onRound = vi.fn<(state: string) => void>();
  show(onRound);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game 7, the game itself');
  const ended = { type: 'maidan:round', state: 'ended' };
  say({ origin: 'http://evil.test', source: frame.contentWindow, data: ended });
  say({ origin: HOUSE, source: window, data: ended });
  say({ origin: HOUSE, source: frame.contentWindow, data: { ...ended, balance: '999.00' } });
  expect(onRound).not.toHaveBeenCalled();
  say({ origin: HOUSE, source: frame.contentWindow, data: ended });
  expect(onRound.mock.calls).toEqual([['ended']]);
});

test('a game that leaves is not shown any more, and playing again launches anew', async () => {
  const sent = fakePlatform({ [LAUNCH]: () => launched });
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game 7, the game itself');
  say({ origin: HOUSE, source: frame.contentWindow, data: { type: 'maidan:exit' } });
  fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('[ERR-03] an address that is no page is not put into the frame', async () => {
  const url = 'javascript:alert(1)';
  fakePlatform({ [LAUNCH]: () => success({ url, origin: HOUSE, game: sampleGame(7) }) });
  const page = show();
  expect(await screen.findByText('Invalid URL, please contact customer service')).toBeTruthy();
  expect(page.container.querySelector('iframe')).toBeNull();
});

test('[MEM-04] a launch that a debt stops says so and leads to where it is paid, not to another try', async () => {
  fakePlatform({ [LAUNCH]: () => failure(409, 'IN_DEBT', 'Your account owes ৳4,950.00.') });
  const page = show();
  expect(await screen.findByText('Your account owes ৳4,950.00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'See what is owed' }));
  await waitFor(() => expect(page.path()).toBe('/member/depositv2'));
});

test('[ERR-02] a refused launch shows the words of the server and a way on', async () => {
  let closed = true;
  fakePlatform({
    [LAUNCH]: () =>
      closed ? failure(409, 'GAME_UNAVAILABLE', 'This game is not open right now.') : launched,
  });
  show();
  expect(await screen.findByText('This game is not open right now.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose another game' }).getAttribute('href')).toBe('/');
  closed = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Game 7, the game itself')).toBeTruthy();
});

test('[ERR-02] a closed account is led to people who can help, not to another try', async () => {
  fakePlatform({ [LAUNCH]: () => failure(403, 'ACCOUNT_CLOSED', 'This account is closed.') });
  show();
  expect(await screen.findByText('This account is closed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/service');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('[GAM-03] the bar has the heart of the game, and asks a member for nothing more', async () => {
  fakePlatform({ [LAUNCH]: () => launched });
  show();
  const heart = await screen.findByRole('button', { name: 'Favourite: Game 7' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  act(() => useHearts.setState({ ids: new Set(['7']) }));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

test('[HOM-07, GAM-08] the sports entrance launches football, and the game says which one it became', async () => {
  const sent = fakePlatform({ '/wps/relay/GCS_gameLaunchFB': () => launched });
  renderPage(
    <GamePage nodeId={FOOTBALL} loggedIn balance="" onLeave={() => undefined} onRound={() => undefined} />,
  );
  expect(await screen.findByRole('heading', { name: 'Game 7' })).toBeTruthy();
  expect(JSON.parse(String(sent[0]?.body))).not.toHaveProperty('nodeId');
});

test('[MOD-02] with room for it the game moves into a window, and the page goes back to the lobby', async () => {
  fakePlatform({ [LAUNCH]: () => launched });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const onLeave = vi.fn<() => void>();
  renderPage(<GamePage nodeId="7" loggedIn balance="" onLeave={onLeave} onRound={() => undefined} />);
  const move = await screen.findByRole('button', { name: 'Open in a window of its own' });
  fireEvent.click(move);
  // Refused by the browser: the game stays.
  expect(onLeave).not.toHaveBeenCalled();
  open.mockReturnValue({ closed: false, focus: () => undefined } as unknown as ReturnType<
    typeof window.open
  >);
  fireEvent.click(move);
  expect(open.mock.calls[1]?.[0]).toBe('/seamless?game=7');
  expect(onLeave).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('[GAM-03] the balance is said once: by the bar until the game says that it has it in view', async () => {
  fakePlatform({ [LAUNCH]: () => launched });
  show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game 7, the game itself');
  const ready = { type: 'maidan:ready', shows: ['balance'] };
  expect(document.documentElement.dataset['game']).toBe('');
  say({ origin: HOUSE, source: frame.contentWindow, data: { ...ready, shows: ['everything'] } });
  say({ origin: HOUSE, source: frame.contentWindow, data: { type: 'maidan:ready' } });
  expect(screen.getByText('৳10.00')).toBeTruthy();
  say({ origin: HOUSE, source: frame.contentWindow, data: ready });
  expect(screen.queryByText('৳10.00')).toBeNull();
  say({ origin: HOUSE, source: frame.contentWindow, data: { type: 'maidan:exit' } });
  expect(screen.getByText('৳10.00')).toBeTruthy();
  expect(document.documentElement.dataset['game']).toBeUndefined();
});

test('[I18-02] a change of theme reaches the open game, at its exact origin', async () => {
  fakePlatform({ [LAUNCH]: () => launched });
  const page = show();
  const frame = await screen.findByTitle<HTMLIFrameElement>('Game 7, the game itself');
  const post = vi.fn<(message: unknown, origin: string) => void>();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } });
  say({ origin: HOUSE, source: frame.contentWindow, data: { type: 'maidan:ready' } });
  post.mockClear();
  act(() => chooseTheme('light'));
  act(() => chooseTheme('dark'));
  expect(post.mock.calls).toEqual([
    [{ type: 'maidan:theme', theme: 'light' }, HOUSE],
    [{ type: 'maidan:theme', theme: 'dark' }, HOUSE],
  ]);
  page.unmount();
  act(() => chooseTheme('system'));
  expect(post).toHaveBeenCalledTimes(2);
});

function say(message: { origin: string; source: unknown; data: unknown }): void {
  const event = Object.assign(new Event('message'), message);
  act(() => void window.dispatchEvent(event));
}
