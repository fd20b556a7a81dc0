import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { SideGroup } from './side-group.tsx';

afterEach(() => window.localStorage.clear());

const show = () =>
  renderPage(
    <SideGroup name="games" title="Games">
      <a href="/rng">Slots</a>
    </SideGroup>,
  );

test('[SID-07] a closed submenu is still closed after a reload, and opens again', () => {
  const first = show();
  fireEvent.click(screen.getByRole('button', { name: 'Games' }));
  expect(screen.queryByRole('link', { name: 'Slots' })).toBeNull();
  first.unmount();
  show();
  expect(screen.queryByRole('link', { name: 'Slots' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Games' }));
  expect(screen.getByRole('link', { name: 'Slots' })).toBeTruthy();
});

const showFolded = () =>
  renderPage(
    <SideGroup name="games" title="Games" folded>
      <span>Slots</span>
    </SideGroup>,
  );

test('[SID-07] a submenu that begins folded is still open after a reload once it was opened', () => {
  const first = showFolded();
  expect(screen.getByText('Slots').closest('[hidden]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Games' }));
  expect(screen.getByText('Slots').closest('[hidden]')).toBeNull();
  first.unmount();
  showFolded();
  expect(screen.getByText('Slots').closest('[hidden]')).toBeNull();
});
