import { afterEach, expect, test, vi } from 'vitest';
import { isLoadFailure } from '#lib/loading/load-in-time.ts';
import { reloadOnceWhenStale } from './stale-page.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
const online = vi.spyOn(navigator, 'onLine', 'get');
reloadOnceWhenStale();

afterEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
});

function failToLoad() {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(event);
  return { event, payload };
}

test('a page of an older version is loaded anew, once', () => {
  online.mockReturnValue(true);
  expect(failToLoad().event.defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(failToLoad().event.defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('[ERR-04] offline the page stays and says so itself: a reload would leave the site', () => {
  online.mockReturnValue(false);
  const { event, payload } = failToLoad();
  expect(reload).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
  expect(payload.message).not.toMatch(/^Failed to fetch/);
  expect(isLoadFailure(payload)).toBe(true);
});
