import { expect, test } from 'vitest';
import documentTexts from '#locales/en/document.json';
import errors from '#locales/en/errors.json';
import { documentHtml } from './document.ts';
import { RESET_SCRIPT } from './reset-script.ts';

function pageOf(routeId: string): string {
  return documentHtml({
    body: '',
    state: { language: 'en', drawn: false, news: 7, queries: null },
    language: 'en',
    texts: { ...errors, ...documentTexts },
    theme: 'dark',
    nonce: 'n',
    assets: { entry: '/main.js', css: '', font: '', preloads: () => ['/a.js'] },
    brandCss: '',
    routeIds: ['__root__', routeId],
  });
}

test('[PWD-02] the code of a mailed link leaves the address before anything is fetched', () => {
  const page = pageOf('/reset');
  const at = page.indexOf(RESET_SCRIPT);
  expect(at).toBeGreaterThan(-1);
  expect(at).toBeLessThan(page.search(/<link|src=/));
});

test('no other page carries the script', () => {
  expect(pageOf('/')).not.toContain(RESET_SCRIPT);
});
