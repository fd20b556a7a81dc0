import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { NoticeModal } from './notice-modal.tsx';

const notice = (id: string) => ({
  id,
  title: `Title ${id}`,
  content: `<p><b>Words</b> of ${id}</p><script>alert(1)</script>`,
  promotionType: 'PL',
  execution: 'B',
  publishedAt: '2026-11-01T00:00:00.000Z',
});

test('[HOM-02] [MOD-01] the modal opens at the notice that was pressed and turns to its neighbours', async () => {
  fakePlatform({
    '/wps/relay/MCSFE_getListAnnouncements': () =>
      success({ banners: [], player: ['a', 'b', 'c'].map(notice), popup: [], promotion: [] }),
  });
  renderPage(<NoticeModal index={1} onClose={() => undefined} />);
  expect((await screen.findByText('Words')).tagName).toBe('B');
  expect(screen.getByText(/of b/)).toBeTruthy();
  expect(screen.queryByText(/alert/)).toBeNull();
  expect(screen.getByText('2 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Title c' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('3 of 3')).toBeTruthy();
});
