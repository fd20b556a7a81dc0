import type { LiveFrame } from '@maidan/contract/live.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LiveWins } from './live-wins.tsx';

const heard = new Set<(frame: LiveFrame) => void>();
const silent = { value: false };
vi.mock(import('#lib/live/live.ts'), async (original) => ({
  ...(await original()),
  onFrame: (_type, handler) => {
    heard.add(handler as (frame: LiveFrame) => void);
    return () => heard.delete(handler as (frame: LiveFrame) => void);
  },
  useLiveSilent: () => silent.value,
}));

const win = (index: number) => ({
  customerName: `w•••${index}`,
  isBot: index % 2 === 0,
  winAmount: `${100 + index}.50`,
  gameName: { en: `Kites ${index}` },
  wonAt: `2026-11-01T00:00:${String(index).padStart(2, '0')}.000Z`,
});
const platform = (list: readonly ReturnType<typeof win>[]) =>
  fakePlatform({
    '/wps/relay/GCSGAME_getLiveWins': () => success({ list }),
    '/wps/system/status': () => success({ systemStatus: 0, playMoney: true, currencySymbol: '৳' }),
  });
function tell(version: number, ...indexes: number[]): void {
  act(() => {
    for (const handler of heard)
      handler({ type: 'wins', channel: 'wins', version, data: { wins: indexes.map(win) } });
  });
}
const names = () => screen.getAllByRole('listitem').map((row) => /w•••\d+/.exec(row.textContent)?.[0]);

beforeEach(() => {
  heard.clear();
  silent.value = false;
});

test('[HOM-03] wins come newest first as they are told, each once, twelve at most, bots marked', async () => {
  platform([win(2), win(1)]);
  renderPage(<LiveWins />);
  await screen.findByText('৳102.50');
  tell(1, 3, 2);
  await expect.poll(names).toEqual(['w•••3', 'w•••2', 'w•••1']);
  expect(screen.getAllByText('bot')).toHaveLength(1);
  tell(2, ...Array.from({ length: 20 }, (_, index) => 10 + index));
  await expect.poll(names).toHaveLength(12);
  expect(names()[0]).toBe('w•••29');
});

test('[HOM-03] a reader who pauses the feed keeps what is there, hears how many wait, and goes on with all of them', async () => {
  platform([win(1)]);
  renderPage(<LiveWins />);
  await screen.findByText('৳101.50');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the feed' }));
  tell(1, 2, 3);
  expect(await screen.findByText('2 new wins wait')).toBeTruthy();
  expect(names()).toEqual(['w•••1']);
  fireEvent.click(screen.getByRole('button', { name: 'Let the feed go on' }));
  expect(names()).toEqual(['w•••3', 'w•••2', 'w•••1']);
});

test('[HOM-03] nothing in the feed is a live region: a screen reader is not talked over', async () => {
  platform([win(1)]);
  const { container } = renderPage(<LiveWins />);
  await screen.findByText('৳101.50');
  expect(container.querySelectorAll('[aria-live], [role=status], [role=log], [role=alert]')).toHaveLength(0);
});

test('[HOM-03] an empty feed and one without a connection say so', async () => {
  platform([]);
  silent.value = true;
  renderPage(<LiveWins />);
  expect(await screen.findByText('Nothing was won lately')).toBeTruthy();
  expect(screen.getByText('Not live at the moment. It goes on when the connection is back.')).toBeTruthy();
});
