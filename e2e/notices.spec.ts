import { startPushService, type PushStandIn } from '@maidan/server/testing/stand-ins/push-service.ts';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, makeAccount, test } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const SETTING_LOCK = 1_954;

let service: PushStandIn;
let alone: pg.Client;
// Which services are known is a setting of the whole site: one journey at a time has it.
test.beforeAll(async () => {
  service = await startPushService();
  alone = new pg.Client({ connectionString: process.env['JOURNEY_DATABASE_URL'] });
  await alone.connect();
  await alone.query('select pg_advisory_lock($1)', [SETTING_LOCK]);
});
test.afterAll(async () => {
  await alone.end();
  await service.close();
});

/** A browser that stands at the stand-in, where another would stand at the service of its maker. */
async function subscribeAt(page: Page): Promise<void> {
  await page.addInitScript((given) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({
        endpoint: given.endpoint,
        toJSON: () => ({ keys: { p256dh: given.p256dh, auth: given.auth } }),
      } as never);
  }, service.browser());
}

/** What the service heard is given to the page's worker, as a browser gives it. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await devtools.detach();
}

type Worker = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  shown: object[];
};

/** A browser without a window has nowhere to show a notice: what its worker would show is kept instead. */
async function watchShown(page: Page): Promise<() => Promise<object[]>> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('the site has no worker');
  await worker.evaluate(() => {
    const own = globalThis as unknown as Worker;
    own.shown = [];
    own.registration.showNotification = (title, options) => {
      own.shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as Worker).shown);
}

test('[MEM-13] notices are switched on, one is sent encrypted when a message comes, and the worker shows it in the reader’s language', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  await operator('set', 'pushHosts', JSON.stringify([service.host]));
  await subscribeAt(page);
  await signIn(page, language, member, '/member/settings');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('notices.here.add'), exact: true }).click();
  await expect(main.getByText(say('notices.here.on'))).toBeVisible();
  const box = (kind: string) =>
    main.getByRole('checkbox', { name: say(`notices.kind.${kind}`), exact: true });
  for (const kind of ['withdrawal', 'message']) await expect(box(kind)).toBeChecked();
  // What rings more often than that is for whoever asks for it.
  await expect(box('mission')).not.toBeChecked();
  await box('mission').check();
  await main.getByRole('checkbox', { name: say('notices.quiet.title') }).check();
  await main.getByLabel(say('notices.quiet.from'), { exact: true }).selectOption('3');
  await expectAccessible(page, 'notices that are switched on');
  await main.getByRole('checkbox', { name: say('notices.quiet.title') }).uncheck();
  const wish = () =>
    rows(
      `select w.kinds, w.quiet_from, d.language from notice_wish w
       join notice_device d on d.merchant = w.merchant and d.member_id = w.member_id
       join member m on m.merchant = w.merchant and m.id = w.member_id where m.username = $1`,
      [member.username],
    );
  await expect
    .poll(wish)
    .toEqual([{ kinds: ['withdrawal', 'message', 'mission'], quietFrom: null, language }]);

  const words = { title: { en: 'A secret' }, content: { en: '<p>For you alone.</p>' } };
  await operator('message', 'send', JSON.stringify({ to: { member: member.username }, ...words }));
  // Sent by a node in its own time.
  await expect.poll(() => service.heard.length).toBe(1);
  const [heard] = service.heard;
  expect(heard?.text).not.toContain('secret');
  const shown = await watchShown(page);
  await deliver(page, heard?.text ?? '');
  const { title, body } = JSON.parse(heard?.text ?? '{}') as Record<string, string>;
  await expect
    .poll(shown)
    .toMatchObject([{ title, body, lang: language, data: { path: '/member/messageV2' } }]);

  await main.getByRole('list').last().getByRole('button').first().click();
  await expect(main.getByRole('button', { name: say('notices.here.add'), exact: true })).toBeVisible();
  await expect.poll(wish).toEqual([]);
});
