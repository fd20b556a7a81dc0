import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMember } from '#testing/sample-member.ts';
import { BreakPlace } from './break-place.tsx';

beforeEach(() => storeToken('T'.repeat(43)));

const away = { kind: 'timeout', until: '2026-12-24T10:00:00.000Z' } as const;

function show(path: string, now: typeof away | null) {
  fakePlatform({ '/wps/member/info': () => success(sampleMember({ break: now })) });
  return renderPage(<BreakPlace>the page itself</BreakPlace>, path);
}

test.each(['/', '/slots', '/member/depositv2'])('R2: %s is covered while a break is on', async (path) => {
  show(path, away);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText('the page itself')).toBeNull();
});

test.each(['/member/withdraw', '/help', '/responsible', '/service'])(
  'R2: %s stays open during a break',
  async (path) => {
    const { queryClient } = show(path, away);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.getByText('the page itself')).toBeDefined();
  },
);

test('without a break nothing is covered', async () => {
  const { queryClient } = show('/', null);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(screen.getByText('the page itself')).toBeDefined();
});
