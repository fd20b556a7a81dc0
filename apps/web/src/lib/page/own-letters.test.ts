import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = document.documentElement;

/** Anew for each test: a page is whole once. */
async function load() {
  vi.resetModules();
  const { changeLetters } = await import('./own-letters.ts');
  const { markPageWhole } = await import('./page-whole.ts');
  return { changeLetters, markPageWhole };
}

function fontThat(comes: () => Promise<unknown>): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: comes } });
}

const many = (text: string): string => `<p>${text}</p>`.repeat(90);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.body.innerHTML = `<header>${many('One')}</header><main>${many('Two')}</main>`;
  page.dataset['first'] = '';
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  localStorage.clear();
  for (const mark of ['first', 'whole', 'still']) delete page.dataset[mark];
});

test('a newcomer’s letters change when the page stands still, part by part, and are known for the next visit', async () => {
  const fetched = vi.fn<() => Promise<unknown>>().mockResolvedValue([]);
  fontThat(fetched);
  const changes: string[] = [];
  new MutationObserver((seen) => {
    for (const { target } of seen) changes.push(target.nodeName);
  }).observe(page, { subtree: true, attributeFilter: ['style', 'data-first'] });
  const { changeLetters, markPageWhole } = await load();
  const done = changeLetters();
  markPageWhole();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(changes.slice(0, 3)).toEqual(['HEADER', 'MAIN', 'HTML']);
  expect(page.dataset['first']).toBeUndefined();
  expect(localStorage.getItem('maidan-font')).toBe('1');
});

test('a font that does not come leaves the letters as they are', async () => {
  fontThat(() => Promise.reject(new Error('no network')));
  const { changeLetters, markPageWhole } = await load();
  const done = changeLetters();
  markPageWhole();
  await vi.advanceTimersByTimeAsync(6_000);
  await done;
  expect(page.dataset['first']).toBe('');
  expect(localStorage.getItem('maidan-font')).toBeNull();
});

test('whoever has the font is not asked to wait for it', async () => {
  delete page.dataset['first'];
  const { changeLetters } = await load();
  await changeLetters();
  expect(page.dataset['still']).toBeUndefined();
});
