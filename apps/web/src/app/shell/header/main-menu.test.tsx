import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteCategoryUse } from '#lib/games/category-use.ts';
import { clearSession, storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleLane } from '#testing/sample-games.ts';
import { MainMenu } from './main-menu.tsx';

let pages: string[] = [];
let member: object = {};
beforeEach(() => {
  pages = [];
  clearSession();
  window.localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(...lanes: ReturnType<typeof sampleLane>[]): Promise<void> {
  fakePlatform({
    [listVendorLanes.path]: () => success({ data: { lanes } }),
    [getMemberInfo.path]: () => success(member),
  });
  renderPage(<MainMenu />, '/', pages);
  const filled = lanes.filter(({ cards }) => cards.length > 0).length;
  await waitFor(() =>
    expect(document.querySelectorAll('a[aria-expanded]').length).toBeGreaterThanOrEqual(filled),
  );
}

const at = (clientX: number, clientY: number) => ({ pointerType: 'mouse', clientX, clientY });
const item = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const hover = (name: string) => fireEvent.pointerEnter(item(name), at(30, 30));

test('[HDR-01] Home and one entry per category that has vendors', async () => {
  await show(sampleLane('RNG', 2), sampleLane('LIVE', 1), sampleLane('FISH', 0));
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Home', 'Slots', 'Live casino', 'Share']);
});

test('no entry leads to a page that does not exist', async () => {
  await show(sampleLane('RNG', 1));
  expect(screen.queryByRole('link', { name: 'Promotions' })).toBeNull();
});

test('[HDR-01] Promotions stands beside Home once its page exists', async () => {
  pages = ['/promotions'];
  await show(sampleLane('RNG', 1));
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names.slice(0, 3)).toEqual(['Home', 'Promotions', 'Slots']);
});

test.each([
  [false, 0],
  [true, 1],
])('[HDR-03] a member finds Rewards and Share when the referral promo is on: %s', async (enabled, count) => {
  pages = ['/pointMall'];
  storeToken('T'.repeat(43));
  member = { id: '1', account: 'rahim', availablePromo: { REFERRAL: { enabled } } };
  await show(sampleLane('RNG', 1));
  await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Rewards' })).toHaveLength(count));
  const hrefs = screen.queryAllByRole('link', { name: 'Share' }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(enabled ? ['/member/referral'] : []);
});

test('[HDR-03] a visitor finds Rewards and Share', async () => {
  pages = ['/pointMall'];
  await show(sampleLane('RNG', 1));
  expect(screen.getByRole('link', { name: 'Rewards' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Share' })).toBeTruthy();
});

test('[HDR-02] the first tap drops the vendors and stays; a tap elsewhere closes them', async () => {
  await show(sampleLane('RNG', 2));
  const entry = screen.getByRole('link', { name: 'Slots' });
  fireEvent.pointerDown(entry, { pointerType: 'touch' });
  expect(fireEvent.click(entry)).toBe(false);
  expect(screen.getByRole('link', { name: /Vendor 1/ })).toBeTruthy();
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(screen.queryByRole('link', { name: /Vendor 1/ })).toBeNull();
});

/** Both entries side by side, the open menu below the first: 256 wide, as it is drawn. */
async function aimFrom(): Promise<void> {
  await show(sampleLane('RNG', 2), sampleLane('LIVE', 2));
  vi.useFakeTimers();
  fireEvent.pointerEnter(item('Slots'), at(50, 30));
  const panel = document.querySelector('.drop-menu') as HTMLElement;
  vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 68, 256, 200));
  fireEvent.pointerMove(item('Slots'), at(70, 40));
}
const openMenus = () => screen.queryAllByRole('link', { name: /^All / }).map((link) => link.textContent);

test('[HDR-02] on the diagonal to the open menu the entry in between does not open', async () => {
  await aimFrom();
  fireEvent.pointerLeave(item('Slots'), at(90, 46));
  fireEvent.pointerEnter(item('Live casino'), at(90, 46));
  fireEvent.pointerMove(item('Live casino'), at(110, 56));
  expect(openMenus()).toEqual(['All Slots']);
  fireEvent.pointerLeave(item('Live casino'), at(120, 70));
  fireEvent.pointerEnter(item('Slots'), at(120, 70));
  act(() => void vi.runAllTimers());
  expect(openMenus()).toEqual(['All Slots']);
  vi.useRealTimers();
});

test('[HDR-02] a pointer that goes along the entries, or rests on one, opens it', async () => {
  await aimFrom();
  fireEvent.pointerLeave(item('Slots'), at(90, 40));
  fireEvent.pointerEnter(item('Live casino'), at(90, 40));
  expect(openMenus()).toEqual(['All Live casino']);
  fireEvent.pointerLeave(item('Live casino'), at(90, 20));
  expect(openMenus()).toEqual([]);

  fireEvent.pointerEnter(item('Slots'), at(50, 30));
  vi.spyOn(document.querySelector('.drop-menu') as Element, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(20, 68, 256, 200),
  );
  fireEvent.pointerMove(item('Slots'), at(70, 40));
  fireEvent.pointerLeave(item('Slots'), at(90, 46));
  fireEvent.pointerEnter(item('Live casino'), at(90, 46));
  expect(openMenus()).toEqual(['All Slots']);
  act(() => void vi.runAllTimers());
  expect(openMenus()).toEqual(['All Live casino']);
  vi.useRealTimers();
});

test('[HDR-02] vendors drop on hover and go when the pointer leaves', async () => {
  await show(sampleLane('RNG', 2));
  hover('Slots');
  expect(screen.getByRole('link', { name: /Vendor 1/ }).getAttribute('href')).toBe('/rng?vassalage=V1');
  fireEvent.pointerLeave(item('Slots'), at(400, 10));
  expect(screen.queryByRole('link', { name: /Vendor 1/ })).toBeNull();
});

test('[HDR-02] vendors drop on focus, but Tab does not go through them', async () => {
  await show(sampleLane('RNG', 12), sampleLane('LIVE', 1));
  const entry = screen.getByRole('link', { name: 'Slots' });
  act(() => entry.focus());
  expect(entry.getAttribute('aria-expanded')).toBe('true');
  const reached = screen.getAllByRole('link').filter((link) => link.tabIndex === 0);
  expect(reached.map((link) => link.textContent)).toEqual(['Home', 'Slots', 'Live casino', 'Crash', 'Share']);
});

test('[HDR-02] the arrows lead into the vendors and around in them, Escape closes and gives the focus back', async () => {
  await show(sampleLane('LIVE', 2));
  const entry = screen.getByRole('link', { name: 'Live casino' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? entry, { key });
  act(() => entry.focus());
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('All Live casino');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Vendor 1');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(entry);
  press('Escape');
  expect(screen.queryByRole('link', { name: /Vendor 1/ })).toBeNull();
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('All Live casino');
  press('Escape');
  expect(document.activeElement).toBe(entry);
  expect(screen.queryByRole('link', { name: /Vendor 1/ })).toBeNull();
});

test('[HDR-02] above 10 vendors the large layout is used', async () => {
  await show(sampleLane('RNG', 11), sampleLane('LIVE', 10));
  hover('Slots');
  const large = screen.getByRole('link', { name: /Vendor 11/ }).closest('ul') as HTMLElement;
  expect(large.className).toContain('grid-cols-4');
  expect(within(large).getAllByRole('link')).toHaveLength(11);
  fireEvent.pointerLeave(item('Slots'), at(400, 10));
  hover('Live casino');
  expect(screen.getByRole('link', { name: /Vendor 10/ }).closest('ul')?.className).not.toContain(
    'grid-cols-4',
  );
});

/** Every entry is 100 wide, and the line has room for so many. */
function measure(room: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly changed: () => void) {}
      observe(): void {
        this.changed();
      }
      disconnect(): void {}
    },
  );
}
const folded = async (): Promise<HTMLElement> => {
  const more = await screen.findByRole('button', { name: 'More' });
  fireEvent.click(more);
  return document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement;
};
const names = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((link) => link.textContent);
const FOUR = (['RNG', 'LIVE', 'FISH', 'PVP'] as const).map((title) => sampleLane(title, 2));

test('[HDR-01] entries that do not fit fold into a menu of their own instead of being cut off', async () => {
  measure(400);
  await show(...FOUR);
  const panel = await folded();
  expect(names(panel)).toEqual(['Fishing', 'Table duels', 'Share']);
  expect(screen.getAllByText('Fishing')[0]?.closest('li')?.className).toContain('invisible');
  expect(screen.getByText('Slots').closest('li')?.className).not.toContain('invisible');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(within(panel).queryAllByRole('link')).toEqual([]);
});

test('[HDR-02] the header shows what this player uses', async () => {
  for (let time = 0; time < 3; time += 1) noteCategoryUse('PVP');
  measure(400);
  await show(...FOUR);
  expect(names(await folded())).toEqual(['Live casino', 'Fishing', 'Share']);
});

test('[HDR-02] a folded category keeps its vendors: under the mouse, by a tap, and by the keyboard', async () => {
  measure(400);
  await show(...FOUR);
  const panel = within(await folded());
  const entry = panel.getByRole('link', { name: 'Fishing' });
  const vendors = () =>
    panel.queryAllByRole('link', { name: /Vendor/ }).map((link) => link.getAttribute('href'));
  fireEvent.pointerEnter(entry.closest('li') as HTMLElement, at(30, 30));
  expect(vendors()).toEqual(['/fish?vassalage=V1', '/fish?vassalage=V2']);
  fireEvent.pointerLeave(entry.closest('li') as HTMLElement, at(400, 300));
  expect(vendors()).toEqual([]);

  fireEvent.pointerDown(entry, { pointerType: 'touch' });
  expect(fireEvent.click(entry)).toBe(false);
  expect(vendors()).toHaveLength(2);

  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? entry, { key });
  act(() => entry.focus());
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('All Fishing');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Vendor 1');
  press('Escape');
  expect(document.activeElement).toBe(entry);
  expect(vendors()).toEqual([]);
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Table duels');
  press('ArrowUp');
  expect(document.activeElement).toBe(entry);
  press('Escape');
  expect(panel.queryAllByRole('link')).toEqual([]);
});

test('[HDR-02] a vendor is named once, and its games are counted as the list counts them', async () => {
  const lane = sampleLane('RNG', 1);
  await show({ ...lane, cards: lane.cards.map((card) => ({ ...card, displayName: 'PG', gameCount: 1188 })) });
  hover('Slots');
  expect(screen.getByRole('link', { name: /PG/ }).textContent).toBe('PG1,188');
});
