import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleGame } from '#testing/sample-games.ts';
import { SearchPalette } from './search-palette.tsx';

const SEARCH = '/wps/relay/MAIDAN_search';
const reader = { isAgent: false, pageExists: () => true };

const noop = () => undefined;

/** Answers but the first come when the test lets them; each finds the game of its number. */
function show() {
  const gate = new EventTarget();
  const held = new Promise((resolve) => gate.addEventListener('open', resolve));
  const sent = fakePlatform({
    [SEARCH]: async ({ url }) => {
      const text = new URL(url, 'http://x').searchParams.get('text') ?? '';
      if (text !== 'first') await held;
      const games = text === 'nothing' ? [] : [sampleGame(text === 'first' ? 1 : 2)];
      const found = games.map((game) => ({ ...game, marks: [], alsoCalled: null }));
      return success({ games: found, vendors: [], pages: [], help: [], totals: [], nearest: false });
    },
  });
  const onPlay = vi.fn<(game: { nodeId: string }) => void>();
  renderPage(
    <SearchPalette hot={[sampleGame(9)]} reader={reader} onPlay={onPlay} onVisit={noop} onClose={noop} />,
    '/',
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const enter = () => fireEvent.keyDown(field, { key: 'Enter' });
  const played = () => onPlay.mock.calls.map(([{ nodeId }]) => nodeId);
  return { sent, type, enter, played, letGo: () => gate.dispatchEvent(new Event('open')) };
}

test('[GAM-05] Enter before the answer has come opens nothing older, and the first of the answer when it comes', async () => {
  const { sent, type, enter, played, letGo } = show();
  type('first');
  await screen.findByText('Game 1');
  type('second');
  enter();
  await waitFor(() => expect(sent).toHaveLength(2));
  enter();
  expect(played()).toEqual([]);
  letGo();
  await waitFor(() => expect(played()).toEqual(['2']));
});

test('[GAM-05] the same for the first text of all, while nothing but what people play stands there', async () => {
  const { sent, type, enter, played, letGo } = show();
  type('second');
  enter();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(played()).toEqual([]);
  letGo();
  await waitFor(() => expect(played()).toEqual(['2']));
});

test('[GAM-05] who types on after Enter is not taken away, and an answer without a line opens nothing', async () => {
  const { sent, type, enter, played, letGo } = show();
  type('second');
  enter();
  type('nothing');
  await waitFor(() => expect(sent.at(-1)?.url).toContain('nothing'));
  expect(screen.queryByText('Game 9')).toBeNull();
  enter();
  letGo();
  // What people play stands where nothing was found.
  await screen.findByText('Game 9');
  type('first');
  await screen.findByText('Game 1');
  expect(played()).toEqual([]);
  enter();
  expect(played()).toEqual(['1']);
});
