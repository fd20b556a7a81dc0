import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { WinnersBoard } from './winners-board.tsx';

const winner = (index: number) => ({
  vo: {
    customerName: `w•••${index}`,
    isBot: false,
    isSeeded: false,
    winAmount: `${12_345 - index}.50`,
    nodeId: '10001',
    gameName: 'Kites',
    wonAt: '2026-11-01T00:00:00.000Z',
  },
});
const platform = (count: number) =>
  fakePlatform({
    '/wps/relay/GCSGAME_getRankList': () =>
      success({ list: Array.from({ length: count }, (_, index) => winner(index + 1)) }),
    '/wps/system/status': () => success({ systemStatus: 0, playMoney: true, currencySymbol: '৳' }),
  });

let frames: FrameRequestCallback[] = [];
/** Scrolls the list into sight, or out of it. */
let look: (inSight: boolean) => void = () => undefined;
const step = (now: number): void => {
  const due = frames;
  frames = [];
  for (const act of due) act(now);
};
const still = (reduced: boolean): void => {
  frames = [];
  look = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
};
afterEach(() => vi.unstubAllGlobals());

async function board(): Promise<HTMLElement> {
  const box = await screen.findByRole('region', { name: 'More winners' });
  Object.defineProperty(box, 'scrollHeight', { value: 1_000, configurable: true });
  return box;
}

test('[HOM-03] three stand still, the others follow, with thousands separators and two decimals', async () => {
  still(true);
  platform(20);
  renderPage(<WinnersBoard />);
  await board();
  expect(screen.getAllByText(/^Place \d$/)).toHaveLength(3);
  expect(await screen.findByText('৳12,344.50')).toBeTruthy();
  expect(screen.getAllByText('w•••20').length).toBeGreaterThan(0);
});

test('[HOM-03] a bot is called one wherever it stands, and nobody else is', async () => {
  still(true);
  fakePlatform({
    '/wps/relay/GCSGAME_getRankList': () =>
      success({
        list: [1, 2, 3, 4].map((index) => ({ vo: { ...winner(index).vo, isBot: index % 2 === 0 } })),
      }),
    '/wps/system/status': () => success({ systemStatus: 0, playMoney: true, currencySymbol: '৳' }),
  });
  renderPage(<WinnersBoard />);
  await board();
  const marked = screen.getAllByText('bot').map((mark) => mark.previousElementSibling?.textContent);
  expect(marked).toEqual(['w•••2', 'w•••4']);
});

test('[HOM-03] out of sight it asks for no frame at all', async () => {
  still(false);
  platform(20);
  renderPage(<WinnersBoard />);
  await board();
  expect(frames).toEqual([]);
  look(true);
  expect(frames).toHaveLength(1);
  look(false);
  expect(frames).toEqual([]);
});

test('[HOM-03] the list moves by half a pixel a frame, and waits under the pointer and with the focus', async () => {
  still(false);
  platform(20);
  renderPage(<WinnersBoard />);
  const box = await board();
  look(true);
  const began = performance.now();
  step(began);
  const at = box.scrollTop;
  step(began + 1_000 / 60);
  expect(box.scrollTop - at).toBeCloseTo(0.5, 5);
  fireEvent.pointerEnter(box);
  const held = box.scrollTop;
  step(began + 2_000 / 60);
  expect(box.scrollTop).toBe(held);
  fireEvent.pointerLeave(box);
  fireEvent.focus(box);
  step(began + 3_000 / 60);
  expect(box.scrollTop).toBe(held);
  fireEvent.blur(box);
  step(performance.now() + 1_000 / 60);
  expect(box.scrollTop).toBeGreaterThan(held);
});

test('[HOM-03] for people who prefer less motion it stands still', async () => {
  still(true);
  platform(20);
  renderPage(<WinnersBoard />);
  const box = await board();
  look(true);
  step(performance.now() + 1_000);
  expect(box.scrollTop).toBe(0);
});

test('[HOM-03] an empty board says so', async () => {
  platform(0);
  renderPage(<WinnersBoard />);
  expect(await screen.findByText('No wins yet this week')).toBeTruthy();
});

test('[HOM-03] an amount stands there at once, and what is of the invented past is called a sample', async () => {
  still(false);
  fakePlatform({
    '/wps/relay/GCSGAME_getRankList': () =>
      success({
        list: [1, 2, 3, 4].map((index) => ({ vo: { ...winner(index).vo, isSeeded: index === 2 } })),
      }),
    '/wps/system/status': () => success({ systemStatus: 0, playMoney: true, currencySymbol: '৳' }),
  });
  renderPage(<WinnersBoard />);
  await board();
  expect(screen.getByText(/12,344\.50/)).toBeTruthy();
  expect(frames).toEqual([]);
  const marked = screen.getAllByText('sample').map((mark) => mark.previousElementSibling?.textContent);
  expect(marked).toEqual(['w•••2']);
});
