import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScript } from './start-script.ts';

const ENTRY = 'https://maidan.test/assets/main.js';
const AHEAD = 'https://maidan.test/assets/ahead.js';

let frames: FrameRequestCallback[] = [];
let painted: (() => void) | undefined;
let listeners = new AbortController();
let fetched: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  painted = undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: unknown, self: unknown) => void) {
        painted = () => tell(undefined, this);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  listeners = new AbortController();
  // What one page listens to must not outlive it.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((kind, listener, options) => {
    const own = typeof options === 'object' ? options : { capture: options === true };
    if (listener !== null) add(kind, listener, { ...own, signal: listeners.signal });
  });
  fetched = [];
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    for (const one of added)
      fetched.push(
        one instanceof HTMLScriptElement ? one.src : one instanceof HTMLLinkElement ? one.href : '?',
      );
  });
  document.documentElement.dataset['waiting'] = '';
  // As the page runs it: an inline script in the head.
  // oxlint-disable-next-line eslint/no-new-func, typescript/no-implied-eval
  new Function(startScript({ entry: ENTRY }, [AHEAD]))();
});

afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['waiting'];
  delete document.documentElement.dataset['whole'];
  delete (window as { maidanPressed?: unknown }).maidanPressed;
});

const drawFrame = (): void => frames.splice(0).forEach((callback) => callback(0));
const kept = (): unknown => (window as { maidanPressed?: unknown }).maidanPressed;
const isWaiting = (): boolean => document.documentElement.dataset['waiting'] !== undefined;

test('[RTE-01] the script is asked for when the pictures have come and the view is shown, and not before', () => {
  expect(fetched).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(fetched).toEqual([]);
  drawFrame();
  drawFrame();
  expect(fetched).toEqual([]);
  painted?.();
  vi.advanceTimersByTime(0);
  expect(fetched).toEqual([AHEAD, ENTRY]);
});

test('pictures that take too long hold nothing up: the script comes beside them, once', () => {
  vi.advanceTimersByTime(2999);
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fetched).toEqual([AHEAD, ENTRY]);
  window.dispatchEvent(new Event('load'));
  drawFrame();
  drawFrame();
  painted?.();
  vi.advanceTimersByTime(2999);
  expect(isWaiting()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isWaiting()).toBe(false);
  expect(fetched).toEqual([AHEAD, ENTRY]);
});

test.each(['pointerdown', 'keydown'])('whoever touches the page gets everything at once (%s)', (kind) => {
  window.dispatchEvent(new Event(kind));
  expect(fetched).toEqual([AHEAD, ENTRY]);
  expect(isWaiting()).toBe(false);
});

test('[RTE-14] a button pressed before the page is whole is kept for later, and afterwards left alone', () => {
  document.body.innerHTML = '<button type="button"><b>Log in</b></button><a href="#help">Help</a>';
  const [button, inside] = [document.querySelector('button'), document.querySelector('b')];
  const pressed = vi.fn<() => void>();
  document.body.addEventListener('click', pressed, { signal: listeners.signal });
  document.querySelector('a')?.click();
  expect([kept(), pressed.mock.calls.length]).toEqual([undefined, 1]);
  inside?.click();
  expect([kept(), pressed.mock.calls.length]).toEqual([button, 1]);
  document.documentElement.dataset['whole'] = '';
  inside?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

/** What a browser reports of a press during which everything moved: the release meets another element. */
function pressAcross(from: Element | null, to: Element | null, movedBy = 0): void {
  const at = { bubbles: true, clientX: 100, clientY: 700 };
  from?.dispatchEvent(new MouseEvent('pointerdown', at));
  to?.dispatchEvent(new MouseEvent('click', { ...at, clientY: at.clientY + movedBy }));
}

test('[RTE-14] a button that moves from under a resting finger before the page is whole is kept all the same', () => {
  document.body.innerHTML =
    '<div><button type="button" id="phone">Phone</button><button type="button" id="sign-out">Sign out</button></div>';
  const [holder, button] = [document.querySelector('div'), document.querySelector('#phone')];
  pressAcross(button, holder);
  expect(kept()).toBe(button);
});

test('[RTE-14] a finger that leaves the button takes its press back', () => {
  document.body.innerHTML = '<div><button type="button">Phone</button></div>';
  pressAcross(document.querySelector('button'), document.querySelector('div'), 40);
  expect(kept()).toBeUndefined();
});

test('[RTE-14] a page that becomes whole under a resting finger answers at once, and once', () => {
  document.body.innerHTML = '<div><button type="button">Phone</button></div>';
  const [holder, button] = [document.querySelector('div'), document.querySelector('button')];
  const pressed = vi.fn<() => void>();
  button?.addEventListener('click', pressed, { signal: listeners.signal });
  button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  document.documentElement.dataset['whole'] = '';
  holder?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  holder?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect([kept(), pressed.mock.calls.length]).toEqual([undefined, 1]);
  pressAcross(button, holder);
  expect(pressed).toHaveBeenCalledOnce();
});
