import { textIn } from '@maidan/contract/local-text.ts';
import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@maidan/contract/languages.ts';
import { expectAccessible } from './axe.ts';
import { operator } from './desk.ts';
import { closePopups, expect, test } from './person.ts';
import { rows } from './rows.ts';
import { fromHouse, makeAgentOf } from './contract-rows.ts';
import { asNewMember } from './sign-in.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const FIRST_ROOM = { en: 'tea-stall', bn: 'adda' } as const;

/** Somebody else, on a phone of their own. */
async function somebodyElse(
  page: Page,
  language: Language,
  site: string,
): Promise<{ context: BrowserContext; other: Page }> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a journey without a browser');
  const context = await browser.newContext({ baseURL: site, viewport: PHONE, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'maidan-language', value: language, url: site }]);
  await closePopups(context);
  return { context, other: await context.newPage() };
}

test('[MSG-04, MOD-03] a visitor who follows the address of a room is asked to log in', async ({
  page,
  language,
  say,
}) => {
  await page.goto(`/chat/${textIn(FIRST_ROOM, language)}`);
  await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});

test('[MOD-03, MSG-04] two members see each other’s lines, beside the page and on a phone', async ({
  page,
  language,
  say,
  site,
}) => {
  await page.setViewportSize(DESKTOP);
  const username = await asNewMember(page, language);
  const { context, other } = await somebodyElse(page, language, site);
  const otherName = await asNewMember(other, language);
  // T28: who speaks for the house is marked, whatever they are called.
  await operator('chat', 'staff', otherName, 'Rina', '--reason', 'journey');

  await page
    .locator('header')
    .getByRole('button', { name: say('shell.nav.chat'), exact: true })
    .click();
  const chat = page.getByRole('dialog', { name: say('chat.title') });
  await expect(chat.getByRole('log').locator('time').first()).toBeVisible();
  await other.getByRole('button', { name: say('shell.member-menu'), exact: true }).click();
  await other.getByRole('button', { name: say('shell.nav.chat'), exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`/chat/${textIn(FIRST_ROOM, language)}$`));
  await expect(other.getByRole('log').locator('time').first()).toBeVisible();

  const line = `${username} ক্ষমা <b>https://evil.example/x</b>`;
  await chat.getByLabel(say('chat.field')).fill(line);
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log').getByText(line)).toBeVisible();
  await expect(chat.getByLabel(say('chat.field'))).toHaveValue('');
  await expect(other.getByRole('log').getByText(line)).toBeVisible();
  // T28, T33: words, no link; and nobody can tell whose account it is.
  await expect(other.getByRole('log').getByRole('link')).toHaveCount(0);

  const reply = `re ${username}`;
  await other.getByRole('log').locator('button[aria-expanded]').last().click();
  await other.getByRole('button', { name: say('chat.answer'), exact: true }).click();
  await other.getByLabel(say('chat.field')).fill(reply);
  await other.getByRole('button', { name: say('chat.send') }).click();
  await expect(chat.getByRole('log').getByText(reply, { exact: true })).toBeVisible();
  const answer = chat.locator('[data-line]', { hasText: reply });
  await expect(answer.getByText('Rina', { exact: true })).toBeVisible();
  await expect(answer.getByText(say('chat.staff'), { exact: true })).toBeVisible();
  await expect(
    chat.locator('[data-line]', { hasText: username }).first().getByText(say('chat.staff'), { exact: true }),
  ).toHaveCount(0);
  await expect(chat.getByRole('log').getByText(say('chat.answersYou'))).toBeVisible();
  // It leads to the line that it answers, which is marked by having the focus.
  await chat
    .getByRole('log')
    .locator('button')
    .filter({ hasText: say('chat.answersYou') })
    .click();
  await expect(chat.locator('[data-line]:focus')).toContainText(line);
  await expectAccessible(page, 'chat beside the page');
  await expectAccessible(other, 'chat on a phone');

  const [{ id } = { id: 0n }] = await rows<{ id: bigint }>(`select id from chat_message where text = $1`, [
    line,
  ]);
  await operator('chat', 'hide', String(id), '--reason', 'journey');
  await expect(other.getByRole('log').getByText(line)).toHaveCount(0);
  await expect(chat.getByRole('log').getByText(line)).toHaveCount(0);
  await expect(chat.getByRole('log').getByText(say('chat.quoteGone'))).toBeVisible();
  const room = textIn(FIRST_ROOM, language);
  await operator('chat', 'slow', room, '600', '--reason', 'journey');
  const note = chat.locator('form p').last();
  await expect(note).not.toHaveText(say('chat.safety'));
  await operator('chat', 'slow', room, '0', '--reason', 'journey');
  await expect(note).toHaveText(say('chat.safety'));
  await page.keyboard.press('Escape');
  await expect(page.locator('header').getByRole('button', { name: say('shell.nav.chat') })).toBeFocused();
  await context.close();
});

test('[MSG-04] T28: a reader hides or blocks somebody for themselves, and finds them again', async ({
  page,
  language,
  say,
}) => {
  await page.setViewportSize(PHONE);
  await asNewMember(page, language, `/chat/${textIn(FIRST_ROOM, language)}`);
  const log = page.getByRole('log');
  const id = await log.locator('[data-line]').first().getAttribute('data-line');
  const line = log.locator(`[data-line="${id}"]`);
  const options = line.locator('button[aria-expanded]');
  await options.click();
  // The picture before it is a span too, and the mark of a bot behind it.
  const name = (await line.locator('p > span.text-text').first().innerText()).trim();
  await line.getByRole('button', { name: say('chat.mute', { name }), exact: true }).click();
  await expect(line).toHaveCount(0);
  const hidden = page.locator('main button[aria-controls][aria-expanded=false]:not([role=log] *)');
  await hidden.click();
  await page.getByRole('button', { name: say('chat.unmute', { name }) }).click();
  await expect(page.getByRole('button', { name: say('chat.unmute', { name }) })).toHaveCount(0);

  await options.click();
  await line.getByRole('button', { name: say('chat.block', { name }), exact: true }).click();
  await expect(line).toHaveCount(0);
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry.getByText(say('chat.blockedMark'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'chat with somebody blocked');
  await entry.getByRole('button').click();
  await expect(line).toBeVisible();
});

test('[MSG-04] whoever scrolls back reads on to the beginning, and stays at the line they read', async ({
  page,
  language,
  say,
}) => {
  await page.setViewportSize(PHONE);
  const room = `long-${language}`;
  await operator('chat', 'room', room, language, 'Long ago');
  await rows(
    `insert into chat_message (merchant, room, place, member_id, operation_id, text, at)
     select 'maidan', $1, n, p.member_id, gen_random_uuid(), 'line no. ' || n, platform_now() - interval '1 day' + n * interval '1 minute'
     from generate_series(1, 120) n, (select member_id from chat_person order by member_id limit 1) p`,
    [room],
  );
  await rows(`update chat_room set version = 120 where room = $1`, [room]);
  await asNewMember(page, language, `/chat/${room}`);
  const log = page.getByRole('log');
  // Before it stands, for whoever hears it alone, who said it.
  const line = (place: number) => log.getByText(new RegExp(`line no\\. ${place}$`));
  await expect(line(120)).toBeInViewport();
  await expect(line(70)).toHaveCount(0);
  await log.hover();
  // Fifty come with the room, and fifty more when its top is near: what was read stays where it is.
  await page.mouse.wheel(0, -100_000);
  await expect(line(21)).toBeAttached();
  await expect(line(71)).toBeInViewport();
  await expect(line(1)).toHaveCount(0);
  await page.mouse.wheel(0, -100_000);
  await expect(line(1)).toBeAttached();
  await expect(line(21)).toBeInViewport();
  await expect(log.getByText(say('chat.beginning'))).toBeAttached();
  await expect(log.locator('[data-line]')).toHaveCount(120);
});

test('[MOD-03, AGT-05] a proposed contract opens by itself, waits until later, and is accepted once', async ({
  page,
  language,
  say,
  site,
}) => {
  const upline = await asNewMember(page, language);
  const { context, other } = await somebodyElse(page, language, site);
  const downline = await asNewMember(other, language);
  await makeAgentOf(upline, null);
  await makeAgentOf(downline, upline);
  await fromHouse(upline, 'dividend', '5', 'semimonthly');
  await fromHouse(upline, 'hourly', '1');
  await operator('contract', 'propose', upline, downline, 'dividend', '3.5', 'semimonthly', 'members=5');
  const popup = other.getByRole('dialog', { name: say('contract.title') });
  await expect(popup.getByText(upline)).toBeVisible();
  await expectAccessible(other, 'contract popup');
  // "Later" is the button with words; the sign above bears the same name.
  await popup.getByText(say('contract.later'), { exact: true }).click();
  await expect(popup).toHaveCount(0);

  await operator('contract', 'propose', upline, downline, 'hourly', '0.5', 'daily', 'betAmount=200');
  await expect(popup.getByText(say('contract.type.hourly'))).toBeVisible();
  await popup.getByRole('button', { name: say('contract.accept') }).click();
  await expect(popup).toHaveCount(0);
  await expect(other.getByText(say('contract.accepted'))).toBeVisible();
  const states = await rows(
    `select c.type, c.state from agent_contract c join member m on m.id = c.downline_id
      where m.username = $1 order by c.id`,
    [downline],
  );
  expect(states).toEqual([
    { type: 'dividend', state: 'proposed' },
    { type: 'hourly', state: 'accepted' },
  ]);
  await context.close();
});
