import type { Page, WebSocketRoute } from '@playwright/test';
import { LIVE_PATH } from '@maidan/contract/live-rules.ts';
import { displayMoney, minor } from '@maidan/contract/money.ts';
import { expect, expectInMenu, makeAccount, test, type Account } from './account.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { rows } from './rows.ts';
import { signIn } from './sign-in.ts';

const WORDS = {
  title: { en: 'The river is high', bn: 'নদীতে পানি বেড়েছে' },
  content: { en: '<p>Boats <b>wait</b>.</p>', bn: '<p>নৌকা <b>অপেক্ষা</b> করছে।</p>' },
};

test('[MSG-03] [HDR-08] a message arrives on an open page, is counted, read and deleted', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  await signIn(page, language, member, '/member/messageV2');
  await expect(page.getByText(say('received.emptyTitle'))).toBeVisible();
  await expectAccessible(page, 'messages');

  await operator('message', 'send', JSON.stringify({ to: { member: member.username }, ...WORDS }));
  const title = WORDS.title[language === 'bn' ? 'bn' : 'en'];
  const head = page.getByRole('button', { name: new RegExp(`^${title}`) });
  await expect(head).toContainText(say('received.unread'));
  await expect(page.getByRole('button', { name: say('received.readAll') })).toBeVisible();

  await head.click();
  await expect(page.getByText(language === 'bn' ? 'নৌকা' : 'Boats')).toBeVisible();
  await expect(head).not.toContainText(say('received.unread'));
  await expectAccessible(page, 'messages');
  const states = () =>
    rows<{ removed: boolean }>(
      `select s.removed_at is not null as removed from platform_message_state s
       join member m on m.merchant = s.merchant and m.id = s.member_id where m.username = $1`,
      [member.username],
    );
  expect(await states()).toEqual([{ removed: false }]);

  await page.reload();
  await page.getByRole('button', { name: say('received.remove', { title }) }).click();
  await expect(page.getByText(say('received.emptyTitle'))).toBeVisible();
  expect(await states()).toEqual([{ removed: true }]);
});

test('[MSG-01] [HDR-08] the bell leads to one place that says what its number is made of, and all news are read there', async ({
  page,
  language,
  say,
}) => {
  const member = await makeAccount();
  await signIn(page, language, member, '/member/messageV2');
  const waiting = page.getByRole('region', { name: say('announcements.waiting') });
  await expect(waiting.getByRole('link').first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: say('announcements.tabs') });
  await tabs.getByRole('link', { name: new RegExp(`^${say('announcements.news')}`) }).click();
  await expect(page).toHaveURL(/tab=news$/);
  const cards = page.locator('main li h2');
  await expect(cards).toHaveCount(9);
  await expectAccessible(page, 'news');
  const kinds = page.getByRole('navigation', { name: say('announcements.types') });
  await kinds.getByRole('link', { name: say('announcements.type.PL'), exact: true }).click();
  await expect(page).toHaveURL(/type=PL$/);
  const first = page.locator('main li a').first();
  const title = (await cards.first().innerText()).trim();
  await first.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/show=\d+$/);
  // The address opens the same.
  await page.reload();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/type=PL$/);
  await expect
    .poll(
      async () =>
        (
          await rows(
            `select from announcement_read r join member m on m.merchant = r.merchant and m.id = r.member_id
             where m.username = $1`,
            [member.username],
          )
        ).length,
    )
    .toBeGreaterThan(8);
});

/** The socket of a page, in a hand that can cut it: until it is mended nobody gets through. */
async function holdSocket(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(new RegExp(`${LIVE_PATH}$`), async (socket) => {
    if (isCut) return socket.close({ code: 4000 });
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close({ code: 4000 })));
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/** Money, and rounds that finish a mission: without a word to any page. */
async function liveOn({ username }: Account): Promise<bigint> {
  await rows(
    `select ledger_post('maidan', 'cut:' || id, sha256('cut'), 'bonus', 'PLY', '{bonus,member}', array['', id::text],
       '{-1234,1234}', 'cut') from member where username = $1`,
    [username],
  );
  await rows(
    `insert into game_round (merchant, partner, round_id, member_id, vendor_code, node_id, currency, state, stake, payout,
       bets_in_effect, settled_at)
     select merchant, 'TEST', gen_random_uuid(), id, 'MAIDAN', '1', 'PLY', 'closed', 100, 0, 1, platform_now()
     from member, generate_series(1, 6) where username = $1`,
    [username],
  );
  const [row] = await rows<{ balance: bigint }>(
    `select a.balance from ledger_account a join member m on m.id::text = a.owner
     where a.kind = 'member' and m.username = $1`,
    [username],
  );
  return row?.balance ?? 0n;
}

test('[MSG-03] [MEM-02] [HDR-07] what happened while the socket was cut is there when it is back, and nothing of it twice', async ({
  page,
  language,
  say,
  isPhone,
}) => {
  const member = await makeAccount();
  const socket = await holdSocket(page);
  await signIn(page, language, member, '/member/messageV2');
  await expect(page.getByText(say('received.emptyTitle'))).toBeVisible();
  const send = (title: string) =>
    operator(
      'message',
      'send',
      JSON.stringify({
        to: { member: member.username },
        title: { en: title },
        content: { en: '<p>Yes.</p>' },
      }),
    );
  const heads = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) });
  const missions = page.getByRole('link', { name: new RegExp(`^${say('shell.nav.missions')}.*[1১१]`) });
  await expect(missions).toHaveCount(0);

  await socket.cut();
  await send('While it was cut');
  const balance = await liveOn(member);
  socket.mend();
  await expect(heads('While it was cut')).toHaveCount(1);
  await expect(page.getByRole('banner').getByText(displayMoney(minor(balance), '৳', language))).toBeVisible();
  await expectInMenu(page, { way: missions, say, isPhone });

  await send('When it was back');
  await expect(heads('When it was back')).toHaveCount(1);
  await expect(heads('While it was cut')).toHaveCount(1);
});
