import { getStatus } from '@maidan/contract/system/get-status.ts';
import type { LiveFrame } from '@maidan/contract/live.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BRAND_LOOK_ID } from '#lib/brand-look.ts';
import { usePlayMoney } from '#lib/site-status.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { useSiteLive } from './site.live.ts';

const heard: ((frame: LiveFrame) => void)[] = [];
vi.mock(import('#lib/live.ts'), async (original) => ({
  ...(await original()),
  onFrame: (_type, handler) => {
    heard.push(handler as (frame: LiveFrame) => void);
    return () => undefined;
  },
}));

function Site() {
  useSiteLive();
  return <p>{usePlayMoney() ? 'play money' : 'no claim'}</p>;
}

function tell(what: 'brand' | 'status', version: number): void {
  const frame = { type: 'settings-changed', channel: `public:${what}`, version, data: { what } } as const;
  act(() => {
    for (const handler of heard) handler(frame);
  });
}

/** The document of the tests loads no style sheets: what would be loaded is caught on its way in. */
const added: HTMLLinkElement[] = [];

beforeEach(() => {
  heard.length = 0;
  added.length = 0;
  document.head.innerHTML = `<style id="${BRAND_LOOK_ID}">:root{--color-action:red}</style>`;
  vi.spyOn(document.head, 'append').mockImplementation((link) => void added.push(link as HTMLLinkElement));
});

test('a new look is a style sheet of the site, and takes the place of the old one once it is there', () => {
  fakePlatform({});
  renderPage(<Site />);
  tell('brand', 7);
  const [link] = added;
  expect(link?.rel).toBe('stylesheet');
  expect(link?.getAttribute('href')).toBe('/brand.css?v=7');
  expect(document.getElementById(BRAND_LOOK_ID)).not.toBeNull();
  fireEvent.load(link as HTMLLinkElement);
  expect(document.getElementById(BRAND_LOOK_ID)).toBeNull();
  expect(link?.id).toBe(BRAND_LOOK_ID);
});

test('a look that does not arrive leaves the old one', () => {
  fakePlatform({});
  renderPage(<Site />);
  tell('brand', 9);
  fireEvent.error(added[0] as HTMLLinkElement);
  expect(document.getElementById(BRAND_LOOK_ID)?.tagName).toBe('STYLE');
});

test('play money is claimed only while the platform says so, and a change of status is followed', async () => {
  let playMoney = false;
  fakePlatform({ [getStatus.path]: () => success({ systemStatus: 0, playMoney }) });
  renderPage(<Site />);
  expect(screen.getByText('no claim')).toBeTruthy();
  playMoney = true;
  await waitFor(() => {
    tell('status', 1);
    expect(screen.getByText('play money')).toBeTruthy();
  });
});
