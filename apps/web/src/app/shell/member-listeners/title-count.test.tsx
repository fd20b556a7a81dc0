import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageHead } from '#lib/page/page-head.tsx';
import { storeToken } from '#lib/session/session-token.ts';
import { fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleMember } from '#testing/sample-member.ts';
import { useTitleCount } from './title-count.ts';

beforeEach(() => storeToken('T'.repeat(43)));
afterEach(() => vi.unstubAllGlobals());

function Shown({ title }: { title: string }) {
  useTitleCount();
  return <PageHead title={title} />;
}

test('[MSG-03] what waits to be read is counted before the title of each page, and no longer when nobody looks', async () => {
  let unreadMessage = 0;
  fakePlatform({ '/wps/member/info': () => success(sampleMember({ unreadMessage })) });
  const first = renderPage(<Shown title="Lobby (new)" />);
  await expect.poll(() => document.title).toBe('Lobby (new) · Maidan');
  first.unmount();
  unreadMessage = 3;
  const { unmount } = renderPage(<Shown title="Messages" />);
  await expect.poll(() => document.title).toBe('(3) Messages · Maidan');
  document.title = 'Wallet · Maidan';
  await expect.poll(() => document.title).toBe('(3) Wallet · Maidan');
  unmount();
  await expect.poll(() => document.title).not.toContain('(3)');
});
