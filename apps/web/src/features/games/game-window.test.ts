import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseWindow, openInWindow, wantsWindow } from './game-window.ts';

type Opened = { closed: boolean; focus: () => void; close: () => void };

function aWindow(): Opened {
  const page: Opened = { closed: false, focus: vi.fn<() => void>(), close: () => (page.closed = true) };
  return page;
}

const hasRoom = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
const opens = (page: Opened | null) =>
  vi.spyOn(window, 'open').mockReturnValue(page as unknown as ReturnType<typeof window.open>);

beforeEach(() => chooseWindow(false));
afterEach(() => vi.restoreAllMocks());

test('[MOD-02] a window is wanted only when chosen, and only where there is room for one', () => {
  hasRoom(true);
  expect(wantsWindow()).toBe(false);
  chooseWindow(true);
  expect(wantsWindow()).toBe(true);
  hasRoom(false);
  expect(wantsWindow()).toBe(false);
});

test('[MOD-02] a refused window is no window: the caller shows the page', () => {
  opens(null);
  expect(openInWindow('/seamless?game=1')).toBe(false);
});

test('[MOD-02] a second press on the same game brings it to the front; another game takes its place', () => {
  const [first, second] = [aWindow(), aWindow()];
  const open = opens(first);
  expect(openInWindow('/seamless?game=1')).toBe(true);
  expect(openInWindow('/seamless?game=1')).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
  expect(first.focus).toHaveBeenCalledTimes(2);
  open.mockReturnValue(second as unknown as ReturnType<typeof window.open>);
  expect(openInWindow('/seamless?game=2')).toBe(true);
  expect(first.closed).toBe(true);
  second.close();
  expect(openInWindow('/seamless?game=2')).toBe(true);
  expect(open).toHaveBeenCalledTimes(3);
});
