import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { VipCard } from './vip-card.tsx';

const VIP = '/wps/member/vip';
const none = { label: null, level: null, days: 90, staked: '0.00', next: null, currencySymbol: '৳' };

beforeEach(() => storeToken('T'.repeat(43)));

test('[MEM-14] a rank that does not load says why and can be tried again', async () => {
  let asked = 0;
  fakePlatform({
    [VIP]: () => ((asked += 1) === 1 ? failure(503, 'UNAVAILABLE', 'The service is busy.') : success(none)),
  });
  renderPage(<VipCard />);
  await screen.findByText('The service is busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No VIP rank yet')).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('[MEM-14] [HDR-06] the rank is shown with the figures that the next one needs', async () => {
  fakePlatform({
    [VIP]: () =>
      success({
        ...none,
        label: 'Jade',
        level: 2,
        staked: '200000.00',
        next: { label: 'Marigold', level: 3, stake: '500000.00', left: '300000.00' },
      }),
  });
  renderPage(<VipCard />);
  expect(await screen.findByRole('heading', { name: 'Jade, level 2' })).toBeDefined();
  expect(
    screen.getByText(/৳200,000\.00 of ৳500,000\.00.*৳300,000\.00 more for Marigold, level 3/),
  ).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('20000000');
});
