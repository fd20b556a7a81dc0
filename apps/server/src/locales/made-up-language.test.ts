import { listChatRooms } from '@maidan/contract/chat/list-chat-rooms.ts';
import { getDeposit } from '@maidan/contract/deposit/get-deposit.ts';
import { listDepositMethods } from '@maidan/contract/deposit/list-deposit-methods.ts';
import { ERROR_CODES, type ErrorCode } from '@maidan/contract/error-codes.ts';
import { listGames } from '@maidan/contract/games/list-games.ts';
import { listHotGames } from '@maidan/contract/games/list-hot-games.ts';
import { listVendorLanes } from '@maidan/contract/games/list-vendor-lanes.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getHelpCenter } from '@maidan/contract/messages/get-help-center.ts';
import { listAnnouncements } from '@maidan/contract/messages/list-announcements.ts';
import { plainText, readRichText } from '@maidan/contract/messages/rich-text.ts';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { OPERATIONS } from '@maidan/contract/operations.ts';
import { exportBets } from '@maidan/contract/records/export-bets.ts';
import { search } from '@maidan/contract/search/search.ts';
import { PATTERN_IDS } from '@maidan/contract/system/register-rules.ts';
import { MADE_UP, outsideBrackets } from '@maidan/contract/testing/made-up-language.ts';
import { getWithdrawalDesk } from '@maidan/contract/withdrawal/get-withdrawal-desk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { refusalText } from '#refusals/refusal.ts';
import { ruleText } from '#refusals/rule-messages.ts';
import { codeMail, codeText, noticeMail, resetMail } from '#modules/accounts/verification/message-texts.ts';
import { seedSandbox } from '#sandbox/seed-sandbox.ts';
import { beginDeposit } from '#testing/deposits.ts';
import { createTestApp, headersOf, type MemberCaller, type TestApp } from '#testing/test-app.ts';
import { textsIn } from './texts.ts';

vi.mock('@maidan/contract/languages.ts', async (original) => {
  const { withMadeUpLanguage } = await import('@maidan/contract/testing/made-up-language.ts');
  return withMadeUpLanguage(await original());
});
vi.mock('#locales/read-locale.ts', async (original) => {
  const { bracketedTree } = await import('@maidan/contract/testing/made-up-language.ts');
  const { readLocale } = await original<typeof import('./read-locale.ts')>();
  return {
    readLocale: (tag: string) => (tag === 'xx' ? bracketedTree(readLocale('en')) : readLocale(tag as 'en')),
  };
});
vi.mock('#sandbox/texts/read-texts.ts', async (original) => {
  const { bracketed, bracketedTree } = await import('@maidan/contract/testing/made-up-language.ts');
  const real = await original<typeof import('#sandbox/texts/read-texts.ts')>();
  const english = (await real.readGrammar('en')) ?? {};
  const spoken = Object.entries(english).map(([name, say]) => [
    name,
    (...words: never[]) => {
      const said = (say as (...given: never[]) => string | boolean)(...words);
      return typeof said === 'string' ? bracketed(said) : said;
    },
  ]);
  return {
    ...real,
    readSeedTexts: (tag: string, file: never) =>
      tag === 'xx'
        ? renamed(bracketedTree(real.readSeedTexts('en', file)))
        : real.readSeedTexts(tag as 'en', file),
    readGrammar: (tag: string) =>
      tag === 'xx' ? Promise.resolve(Object.fromEntries(spoken)) : real.readGrammar(tag as 'en'),
  };
});

/** A chat room is named by its address, which is no text. */
const renamed = vi.hoisted(
  () =>
    (texts: unknown): unknown =>
      Array.isArray(texts)
        ? texts.map((room: { room: string }) => ({
            ...room,
            room: `${room.room.replaceAll(/[⟦⟧]/g, '')}-xx`,
          }))
        : texts,
);

let site: TestApp;
let member: MemberCaller;

const base = await databaseForThisFile();
beforeAll(async () => {
  await seedSandbox(base.url, { slotTitles: 120, rounds: 40 });
  site = await createTestApp(base);
  member = await site.registerAndLogin();
});
afterAll(async () => {
  await site.close();
});

type Said = string | undefined | null;

/** What was said otherwise than in the made-up language. */
function strange(texts: readonly Said[]): Said[] {
  if (texts.length === 0) return ['nothing at all'];
  return texts.filter((text) => text?.includes('⟦') !== true || /\p{L}/u.test(outsideBrackets(text)));
}

async function ask<O extends Operation>(
  operation: O,
  input: object,
  caller: MemberCaller | null = null,
): Promise<ResponseOf<O>> {
  const { body } = await site.callAs(caller, operation, { ...input } as RequestOf<O>);
  if (!body.success) throw new Error(`${operation.name}: ${body.message}`);
  return body.value;
}

/** One call as a page in the made-up language sends it. */
const refused = async (operation: Operation, caller: MemberCaller | null) => {
  const answer = await site.app.inject({
    method: operation.method,
    url: `${operation.path}?nonsense=1`,
    headers: { 'x-language': 'xx', ...headersOf(caller) },
    ...(operation.method === 'GET' ? {} : { payload: { nonsense: 1, payload: 'nonsense' } }),
  });
  return answer.json<{ success: boolean; message?: string; fields?: Record<string, string> }>();
};

test.each([
  ['a visitor', () => null],
  ['a member', () => member],
])('[I18-01] every refusal that %s meets is in the language of the page', async (_who, caller) => {
  let told = 0;
  for (const operation of OPERATIONS.filter(({ answers }) => answers !== 'csv')) {
    const { success, message, fields } = await refused(operation, caller());
    if (success) continue;
    told += 1;
    expect(strange([message, ...Object.values(fields ?? {})]), operation.name).toEqual([]);
  }
  expect(told).toBeGreaterThan(OPERATIONS.length / 2);
});

test('[I18-01] every refusal, every field and every rule has its text', () => {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[];
  expect(strange(codes.map((code) => refusalText(code, MADE_UP, [1, 2, 3])))).toEqual([]);
  expect(strange(Object.values(textsIn(MADE_UP).fields))).toEqual([]);
  expect(strange(PATTERN_IDS.map((patternId) => ruleText({ patternId, min: 4, max: 16 }, MADE_UP)))).toEqual(
    [],
  );
});

test('[I18-01] codes, links and notices by SMS and mail', () => {
  const notices = Object.keys(textsIn(MADE_UP).messages.notice) as Parameters<typeof noticeMail>[0][];
  const mails = [
    codeMail('login', '123456', 5, MADE_UP),
    resetMail('1', '2', 30, MADE_UP),
    ...notices.map((notice) => noticeMail(notice, '1', MADE_UP)),
  ];
  expect(strange(mails.flatMap(({ subject, text }) => [subject, text]))).toEqual([]);
  expect(strange([codeText('register', '123456', 5, MADE_UP)])).toEqual([]);
});

test('[I18-01] the catalogue: lists in the order of their names, lanes, hot games and search', async () => {
  const language = MADE_UP;
  const { games } = await ask(listGames, { gameType: 'RNG', language, sort: 'name', pageSize: '24' });
  const names = games.map(({ displayName }) => displayName);
  expect(strange([...names, ...games.map(({ vendorName }) => vendorName)])).toEqual([]);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  const lanes = Object.values(await ask(listVendorLanes, { language })).flat();
  expect(JSON.stringify(lanes)).toContain('⟦');
  expect(
    strange(
      JSON.stringify(lanes)
        .match(/"(?:displayName|vendorName)":"[^"]*"/g)
        ?.map((pair) => pair.split('":"')[1]) ?? [],
    ),
  ).toEqual([]);
  const hot = await ask(listHotGames, { language });
  expect(JSON.stringify(hot)).not.toMatch(/"displayName":"[^⟦]/);
  const found = await ask(search, { text: 'kites', language });
  expect(strange(found.games.map(({ displayName }) => displayName))).toEqual([]);
  const pages = await ask(search, { text: 'slots', language });
  expect(strange(pages.pages.map(({ displayName }) => displayName))).toEqual([]);
});

test('[I18-01] what the house says: announcements, banners, help and chat rooms', async () => {
  const { banners, player, popup, promotion } = await ask(listAnnouncements, { language: MADE_UP });
  expect(strange(banners.flatMap(({ title, subtitle }) => [title, subtitle]))).toEqual([]);
  const { articles } = await ask(getHelpCenter, { lang: MADE_UP });
  const told = [...player, ...popup, ...promotion, ...articles];
  expect(strange(told.flatMap(({ title, content }) => [title, plainText(readRichText(content))]))).toEqual(
    [],
  );
  const { list } = await ask(listChatRooms, { language: MADE_UP }, member);
  expect(strange(list.flatMap(({ name, about }) => [name, about]))).toEqual([]);
});

test('[I18-01] money: ways to deposit and withdraw, the page of the sandbox, the file of bets', async () => {
  const { methods } = await ask(listDepositMethods, { language: MADE_UP }, member);
  expect(strange(methods.map(({ name }) => name))).toEqual([]);
  const { deposit, payment } = await beginDeposit(site, member);
  const { methodName } = await ask(getDeposit, { id: deposit.id, language: MADE_UP }, member);
  expect(strange([methodName])).toEqual([]);
  const { institutions } = await ask(getWithdrawalDesk, {}, member);
  expect(strange(institutions.map(({ name }) => name[MADE_UP]))).toEqual([]);
  const page = await site.app.inject({
    url: `/sandbox/pay/${payment}`,
    headers: { cookie: 'maidan-language=xx' },
  });
  const shown = page.body.replace(/<style[^]*?<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
  expect(strange([shown.replaceAll(/&#\d+;/g, ' ')])).toEqual([]);
  const range = new URLSearchParams({ from: '2026-03-01', to: '2026-03-02', language: 'xx' }).toString();
  const file = await site.app.inject({ url: `${exportBets.path}?${range}`, headers: headersOf(member) });
  expect(strange([file.body])).toEqual([]);
});

test('[I18-01] [HDR-06] a VIP is told the rank', async () => {
  await base.db.query(sql`
    update member set has_vip = true, vip_label = 'Marigold', vip_level = 3 where id = ${member.memberId}::bigint`);
  const answer = await site.app.inject({
    url: getMemberInfo.path,
    headers: { ...headersOf(member), 'x-language': 'xx' },
  });
  expect(answer.body).toContain('⟦Marigold⟧');
});

test('[I18-01] a text that nobody wrote in this language is read in the default one, and in no other', async () => {
  const before = await ask(getHelpCenter, { lang: MADE_UP });
  expect(before.articles[0]?.title).toContain('⟦');
  const { textIn } = await import('@maidan/contract/local-text.ts');
  expect(textIn({ en: 'Kite', bn: 'ঘুড়ি' }, MADE_UP)).toBe('Kite');
});
