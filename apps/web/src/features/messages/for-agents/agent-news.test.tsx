import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AgentNews } from './agent-news.tsx';
import { readAgentNews } from './agent-news-search.ts';

const MESSAGES = '/wps/member/messages';
const NEWS = '/wps/member/announcements';

beforeEach(() => storeToken('T'.repeat(43)));
const open = (raw: Record<string, unknown>) =>
  renderPage(<AgentNews search={readAgentNews(raw)} />, '/agentHome/agentAnnouncement');

test('[AGT-01] an address of announcements keeps what makes sense, and nothing else', () => {
  expect(readAgentNews({ about: 'pay', page: 3 })).toEqual({ about: 'pay' });
  expect(readAgentNews({ about: 'site', page: 3 })).toEqual({ about: 'site', page: 3 });
  for (const raw of [{}, { about: 'agents' }, { about: 'x' }, { page: 2 }])
    expect(readAgentNews(raw)).toEqual({});
  expect(readAgentNews({ about: 'site', page: -1 })).toEqual({ about: 'site' });
});

test.each([
  [undefined, 'agents', 'For agents', /^When the house writes to its agents, when a contract changes/],
  ['contracts', 'contracts', 'Contracts', /^Offers, answers and ends/],
] as const)(
  '[AGT-01] announcements of %s are asked for apart, and say what stands there',
  async (about, asked, name, words) => {
    const sent = fakePlatform({ [MESSAGES]: () => success({ messages: [], nextCursor: null }) });
    open({ about });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent[0]?.url).toContain(`about=${asked}`);
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link')).toHaveLength(5);
  },
);

test('[AGT-01] announcements of the site open in place, and one that fails can be asked for again', async () => {
  let asked = 0;
  const sent = fakePlatform({
    '/wps/member/announcements/read': () => success({}),
    [NEWS]: () =>
      (asked += 1) === 1
        ? failure(503, 'UNAVAILABLE', 'Busy.')
        : success({
            list: [
              {
                id: '7',
                type: 'PL',
                title: 'Rain',
                content: '<p>It rains.</p>',
                publishedAt: '2026-11-15T10:00:00.000Z',
                read: true,
                link: null,
              },
            ],
            pages: 2,
            counts: [],
            shown: null,
          }),
  });
  open({ about: 'site' });
  await screen.findByText('Busy.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rain')).toBeTruthy();
  expect(sent[0]?.url).toContain('only=news');
  expect(screen.getByText('15 Nov 2026')).toBeTruthy();
  expect(screen.getByText('It rains.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toContain('page=2');
});
