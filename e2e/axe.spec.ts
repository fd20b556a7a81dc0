import type { Page } from '@playwright/test';
import { obstacles } from './axe.ts';
import { expect, test } from './person.ts';

const CALM = 'body { background: #fff; color: #111 } header { background: #fff }';
const HEADER = '<header><a href="/">Boats</a> <b>12.00</b></header>';

const show = (page: Page, { header = HEADER, main = '<p>Rivers</p>', css = '' }): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="en"><head><title>Boats</title><style>${CALM}${css}</style></head>
     <body>${header}<main><h1>Boats</h1>${main}</main></body></html>`,
  );
const inColours = (found: string[]): boolean => found.some((what) => what.startsWith('color-contrast: '));

test('what was readable on one page is still seen where it is painted in another way on the next', async ({
  page,
}) => {
  await show(page, {});
  expect(await obstacles(page)).toEqual({ dark: [], light: [] });
  // Everything here is known now, and in other words too.
  await show(page, { header: HEADER.replace('12.00', '7.50'), main: '<p>Lakes</p><p>Seas</p>' });
  expect(await obstacles(page)).toEqual({ dark: [], light: [] });

  const ways: Record<string, Parameters<typeof show>[1]> = {
    'a new part of the header': {
      header: HEADER.replace('</header>', '<i style="color: #ccc">New</i></header>'),
    },
    'the same header in a pale colour': { css: 'header b { color: #ccc }' },
    'the same words in a pale frame': { css: 'header { opacity: 0.3 }' },
    'the same words on a dark ground': { css: 'header { background: #222 }' },
    'something dark behind the same words, beside them in the page': {
      main: '<div style="position: relative; height: 99px"><div style="position: absolute; inset: 0; background: #222"></div><p style="position: relative">Rivers</p></div>',
    },
    'a new part of the page': { main: '<p>Rivers</p><p style="color: #ddd">Lakes</p>' },
  };
  for (const [name, way] of Object.entries(ways)) {
    await show(page, way);
    // Twice: what is not readable is never known as readable.
    for (const time of ['first', 'again'])
      expect(inColours((await obstacles(page)).dark), `${name}, ${time}`).toBe(true);
  }
});

test('what only the light changes is seen in the light, also on a page that is known in the dark', async ({
  page,
}) => {
  await show(page, {});
  expect(await obstacles(page)).toEqual({ dark: [], light: [] });
  const ways = {
    'another colour': '@media (prefers-color-scheme: light) { header b { color: #ccc } }',
    'another ground': '@media (prefers-color-scheme: light) { header { background: #222 } }',
    'words that the dark does not show':
      '@media (prefers-color-scheme: dark) { u { display: none } } u { color: #ddd }',
  };
  for (const [name, css] of Object.entries(ways)) {
    await show(page, {
      main: '<p>Rivers</p><u>Lakes</u>',
      css: name.startsWith('words') ? css : `u { display: none } ${css}`,
    });
    const { dark, light } = await obstacles(page);
    expect([name, dark, inColours(light)]).toEqual([name, [], true]);
  }
});

test('what stands in the way in any colours is looked for everywhere, known or not', async ({ page }) => {
  await show(page, {});
  expect(await obstacles(page)).toEqual({ dark: [], light: [] });
  await show(page, {
    header: HEADER.replace('>Boats<', ' id="one"><img src="x.png"><'),
    main: '<p>Rivers</p>',
  });
  expect((await obstacles(page)).dark.map((what) => what.split(':')[0])).toEqual(['image-alt', 'link-name']);
});
