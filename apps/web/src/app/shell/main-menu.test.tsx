import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleLane } from '#testing/sample-games.ts';
import { MainMenu } from './main-menu.tsx';

async function show(...lanes: ReturnType<typeof sampleLane>[]): Promise<void> {
  fakePlatform({ [listVendorLanes.path]: () => success({ data: { lanes } }) });
  renderPage(<MainMenu />);
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(1));
}

const hover = (name: string) =>
  fireEvent.pointerEnter(screen.getByRole('link', { name }).closest('li') as HTMLElement, {
    pointerType: 'mouse',
  });

test('[HDR-01] Home and one entry per category that has vendors', async () => {
  await show(sampleLane('RNG', 2), sampleLane('LIVE', 1), sampleLane('FISH', 0));
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Home', 'Slots', 'Live casino']);
});

test('no entry leads to a page that does not exist', async () => {
  await show(sampleLane('RNG', 1));
  expect(screen.queryByRole('link', { name: 'Promotions' })).toBeNull();
});

test('[HDR-02] vendors drop on hover and go when the pointer leaves', async () => {
  await show(sampleLane('RNG', 2));
  hover('Slots');
  expect(screen.getByRole('link', { name: /Vendor 1/ }).getAttribute('href')).toBe('/rng?vassalage=V1');
  fireEvent.pointerLeave(screen.getByRole('link', { name: 'Slots' }).closest('li') as HTMLElement, {
    pointerType: 'mouse',
  });
  expect(screen.queryByRole('link', { name: /Vendor 1/ })).toBeNull();
});

test('[HDR-02] vendors drop on focus, but Tab does not go through them', async () => {
  await show(sampleLane('RNG', 12), sampleLane('LIVE', 1));
  const entry = screen.getByRole('link', { name: 'Slots' });
  act(() => entry.focus());
  expect(entry.getAttribute('aria-expanded')).toBe('true');
  const reached = screen.getAllByRole('link').filter((link) => link.tabIndex === 0);
  expect(reached.map((link) => link.textContent)).toEqual(['Home', 'Slots', 'Live casino', 'Crash']);
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
  fireEvent.pointerLeave(screen.getByRole('link', { name: 'Slots' }).closest('li') as HTMLElement, {
    pointerType: 'mouse',
  });
  hover('Live casino');
  expect(screen.getByRole('link', { name: /Vendor 10/ }).closest('ul')?.className).not.toContain(
    'grid-cols-4',
  );
});

test('[HDR-01] entries that do not fit fold into a menu of their own instead of being cut off', async () => {
  const second = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
    this: HTMLElement,
  ) {
    return /Fishing|Table duels/.test(this.textContent) ? 40 : 0;
  });
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
  await show(...(['RNG', 'LIVE', 'FISH', 'PVP'] as const).map((title) => sampleLane(title, 1)));
  const more = await screen.findByRole('button', { name: 'More' });
  expect(screen.getByText('Fishing').closest('li')?.className).toContain('invisible');
  expect(screen.getByText('Slots').closest('li')?.className).not.toContain('invisible');
  fireEvent.click(more);
  const panel = document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Fishing', 'Table duels']);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(within(panel).queryAllByRole('link')).toEqual([]);
  second.mockRestore();
  vi.unstubAllGlobals();
});
