import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakePlatform, failure, success } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { HelpModal } from './help-modal.tsx';
import { HelpPage } from './help-page.tsx';

const ARTICLES = [
  { id: 'deposit', section: 'money', title: 'Paying in', content: '<p>Money in</p>' },
  { id: 'terms', section: 'rules', title: 'Terms of use', content: '<p>What we <b>agree</b> on</p>' },
];
const platform = (articles: object[] = ARTICLES) =>
  fakePlatform({ '/wps/system/helpCenter': () => success({ articles }) });
const isOpen = (name: string) =>
  screen.getByRole('heading', { level: 3, name, hidden: true }).closest('details')?.open;
const show = (hash = '', search = '') =>
  renderPage(<HelpPage hash={hash} search={search} onSearch={() => undefined} />);

test.each(['terms', 'term'])('[RTE-06] #%s opens that article', async (hash) => {
  platform();
  show(hash);
  await screen.findByText('Terms of use', { selector: 'h3' });
  expect(isOpen('Terms of use')).toBe(true);
  expect(isOpen('Paying in')).toBe(false);
});

test('[RTE-06] a hash that names nothing opens nothing', async () => {
  platform();
  show('<img src=x onerror=alert(1)>');
  await screen.findByText('Terms of use', { selector: 'h3' });
  expect(isOpen('Terms of use')).toBe(false);
});

test('[RTE-06] a search finds words of a title or a text, and says when there are none', async () => {
  platform();
  show();
  await screen.findByText('Terms of use', { selector: 'h3' });
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'AGREE' } });
  expect(screen.queryByText('Paying in', { selector: 'h3' })).toBeNull();
  expect(isOpen('Terms of use')).toBe(true);
  expect(screen.getByText('1 article')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'elephant' } });
  expect(screen.getByText('Nothing about “elephant”')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all articles' }));
  expect(screen.getByText('Paying in', { selector: 'h3' })).toBeTruthy();
});

test('[RTE-06] words of the other language find the same articles, which stay in the language of the site', async () => {
  const bengali = ARTICLES.map((article) => ({ ...article, title: 'শর্ত', content: '<p>টাকা জমা</p>' }));
  const sent = fakePlatform({
    '/wps/system/helpCenter': ({ url }) =>
      success({ articles: url.includes('lang=bn') ? [bengali[0]] : ARTICLES }),
  });
  show();
  await screen.findByText('Terms of use', { selector: 'h3' });
  expect(sent).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'জমা' } });
  expect(await screen.findByText('1 article')).toBeTruthy();
  expect(isOpen('Paying in')).toBe(true);
  expect(screen.queryByText('Terms of use', { selector: 'h3' })).toBeNull();
});

test('[RTE-06] empty and failed say so', async () => {
  platform([]);
  const { unmount } = show();
  expect(await screen.findByText('No articles yet')).toBeTruthy();
  unmount();
  fakePlatform({ '/wps/system/helpCenter': () => failure(500, 'INTERNAL', 'x') });
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('[MOD-02] the help modal shows one article, and what it does not know it says', async () => {
  platform();
  const { unmount } = renderPage(<HelpModal article="terms" onClose={() => undefined} />);
  expect(await screen.findByText('agree')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Terms of use' })).toBeTruthy();
  unmount();
  renderPage(<HelpModal article="gone" onClose={() => undefined} />);
  expect(await screen.findByText(/This article is not here/)).toBeTruthy();
});
