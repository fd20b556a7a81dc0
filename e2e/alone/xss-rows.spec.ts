import { XSS_CORPUS } from '@maidan/server/testing/xss-corpus.ts';
import { foreignNodes, listenForCanary } from '../canary.ts';
import { expect, test } from '../person.ts';
import { rows } from '../rows.ts';

test.use({ forgiven: /.*/, violations: 'tried', popups: true });

/** Rows that never went through the cleaning, as if the database itself were in other hands. */
async function writeRaw(): Promise<void> {
  const parts = Array.from({ length: 40 }, (_, index) =>
    XSS_CORPUS.slice(index * 30, index * 30 + 30).join('\n'),
  );
  for (const [index, text] of parts.entries()) {
    const title = (XSS_CORPUS[index] ?? 'x').replaceAll('\u0000', '').slice(0, 120);
    const content = text.replaceAll('\u0000', '').slice(0, 19_000);
    const type = ['PL', 'PU', 'PR'][index % 3];
    await rows(
      `insert into announcement (merchant, type, promotion_type, title, content, sort_order)
       values ('maidan', $1, 'xss-test', jsonb_build_object('en', $2::text), jsonb_build_object('en', $3::text), -1)`,
      [type, title, content],
    );
    await rows(
      `insert into help_article (merchant, id, section, title, content, sort_order)
       values ('maidan', $1, 'rules', jsonb_build_object('en', $2::text), jsonb_build_object('en', $3::text), -1)`,
      [`xss-${index}`, title, content],
    );
  }
}

const eraseRaw = async (): Promise<void> => {
  await rows(`delete from announcement where promotion_type = 'xss-test'`, []);
  await rows(`delete from help_article where id like 'xss-%'`, []);
};

test('[MSG-06] T16: raw rows run nothing in the pages that the server draws', async ({ page }) => {
  test.slow();
  const heard = listenForCanary(page);
  await writeRaw();
  try {
    for (const path of ['/help', '/promotions', '/promotions?view=news', '/']) {
      await page.goto(path);
      await page.waitForFunction(() => document.documentElement.dataset['whole'] !== undefined);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      expect(await foreignNodes(page)).toEqual([]);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await foreignNodes(page)).toEqual([]);
  } finally {
    await eraseRaw();
  }
  expect(heard).toEqual([]);
});
