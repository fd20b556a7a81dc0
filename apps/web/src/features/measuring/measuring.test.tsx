import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WithMeasuringTexts } from '#lib/texts/measuring-texts.ts';
import { renderPage } from '#testing/render-page.tsx';
import { measuredPath } from './measured-path.ts';
import { Measuring, MeasuringSwitch } from './measuring.tsx';

let appended: HTMLScriptElement[] = [];

beforeAll(() => WithMeasuringTexts.ahead('en'));
beforeEach(() => {
  localStorage.clear();
  appended = [];
  delete window.dataLayer;
  const append = document.head.append.bind(document.head);
  // Nothing outside is asked: the script is caught on its way into the page.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) appended.push(node);
      else append(node);
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (id: string) =>
  renderPage(
    <Suspense fallback={null}>
      <Measuring id={id} />
      <MeasuringSwitch />
    </Suspense>,
  );
const told = () => (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>));
const question = () => screen.queryByRole('region', { name: 'Counting visits' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[SET-01] T30: nothing is loaded before an answer; a no loads nothing and is remembered', async () => {
  open('G-AAAA1');
  await screen.findByRole('region', { name: 'Counting visits' });
  const [no, yes] = ['No', 'Yes'].map((name) => screen.getByRole('button', { name }));
  expect(no?.className).toBe(yes?.className);
  press('No');
  expect(question()).toBeNull();
  expect([appended, told(), localStorage.getItem('maidan-measuring')]).toEqual([[], [], '"no"']);
  expect(screen.getByText('Your visits are not counted.')).toBeTruthy();
});

test('[SET-01] T30: a yes loads the one script once and tells the page alone', async () => {
  open('G-AAAA2');
  await screen.findByRole('region', { name: 'Counting visits' });
  press('Yes');
  expect([question(), localStorage.getItem('maidan-measuring')]).toEqual([null, '"yes"']);
  expect(appended.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AAAA2']);
  const place = { page_location: `${location.origin}/`, page_path: '/', page_title: '/', page_referrer: '' };
  expect(told()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ],
    ['js', expect.any(Date)],
    ['set', place],
    [
      'config',
      'G-AAAA2',
      expect.objectContaining({ anonymize_ip: true, send_page_view: false, allow_google_signals: false }),
    ],
    ['set', place],
    ['event', 'page_view', place],
  ]);
});

const muted = () => (window as unknown as Record<string, unknown>)['ga-disable-G-AAAA3'];

test('[SET-01] taken back, nothing more is sent and its cookies are gone; given again, nothing is loaded twice', async () => {
  localStorage.setItem('maidan-measuring', '"yes"');
  document.cookie = '_ga=GA1.1.2;path=/';
  document.cookie = '_ga_ABC123=GS1;path=/';
  open('G-AAAA3');
  await screen.findByText('Visits are counted with Google Analytics.');
  expect([question(), appended.length]).toEqual([null, 1]);
  press('Stop counting');
  expect([muted(), document.cookie.includes('_ga')]).toEqual([true, false]);
  press('Allow counting');
  expect([muted(), appended.length]).toEqual([false, 1]);
  // Chosen in another tab.
  act(() => {
    localStorage.setItem('maidan-measuring', '"no"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'maidan-measuring' }));
  });
  expect(muted()).toBe(true);
});

test('[SET-01] a browser that asks not to be followed is not asked, and not measured', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { globalPrivacyControl: { value: true } }));
  open('G-AAAA4');
  await screen.findByText('Your visits are not counted.');
  expect([question(), appended]).toEqual([null, []]);
});

const of = (fullPath: string, params: object = {}) =>
  measuredPath([
    { fullPath: '/', params: {} },
    { fullPath, params },
  ]);

test('[SET-01] T30: a page is told by its pattern: no id, no question, no text that somebody typed', () => {
  expect(of('/receipt/$id', { id: 'r-123' })).toBe('/receipt/$id');
  expect(of('/$category', { category: 'rng' })).toBe('/rng');
  expect(of('/$category', { category: 'me@mail.example' })).toBe('/$category');
  expect(measuredPath([])).toBe('/');
});
