import type { Page } from '@playwright/test';
import { CANARY_HOST, CANARY_WORD } from '@maidan/server/testing/xss-corpus.ts';

/** Whatever shows that something of the corpus came to life: a dialog, a word in the console, a way to the other host. */
export function listenForCanary(page: Page): string[] {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes(CANARY_WORD) || text.includes(CANARY_HOST)) heard.push(`console: ${text}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(CANARY_HOST)) heard.push(`request: ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (URL.canParse(frame.url()) && new URL(frame.url()).hostname.endsWith(CANARY_HOST))
      heard.push(`went to ${frame.url()}`);
  });
  page.on('popup', (popup) => heard.push(`window: ${popup.url()}`));
  return heard;
}

/** Elements and attributes that no text of ours may bring into a page. */
export function foreignNodes(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const found: string[] = [];
    for (const node of root.querySelectorAll('*')) {
      const inOwn = node.closest('svg, [data-own]') !== null;
      if (/^(?:IFRAME|OBJECT|EMBED|BASE|MARQUEE|FRAMESET|PORTAL|TEMPLATE)$/.test(node.tagName) && !inOwn)
        found.push(node.outerHTML.slice(0, 200));
      for (const { name, value } of node.attributes) {
        if (name.startsWith('on') || /^\s*(?:javascript|vbscript|data:text)/i.test(value))
          found.push(`${node.tagName} ${name}=${value.slice(0, 100)}`);
      }
    }
    return found;
  });
}
