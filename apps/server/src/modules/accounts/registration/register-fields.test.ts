import { register } from '@maidan/contract/accounts/registration/register.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { OPTIONAL_FIELDS, type OptionalField } from '@maidan/contract/system/register-rules.ts';
import { verify } from '@node-rs/argon2';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { issueTicket } from '#modules/accounts/verification/tickets.ts';
import { standardRegisterFields, standardWhitelabel } from '#settings/standard-site.ts';
import { registerInput, uniqueName } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
const place = () => node.app.platform.config;
afterEach(async () => {
  const { settings } = node.app.platform;
  await settings.change('registerFields', standardRegisterFields());
  await settings.change('whitelabel', standardWhitelabel(place()));
});

type Form = RequestOf<typeof register>;
const FILLED: Partial<Record<Exclude<OptionalField, 'captcha'>, string>> = {
  payeeName: 'Rahim Uddin',
  email: 'Rahim@Mail.Example.com',
  qqNum: '1234567',
  paymentPassword: '482915',
  line: 'rahim_line',
  whatsapp: '8801712345678',
  facebook: 'rahim.fb',
  wechat: 'rahim_wx',
  idNumber: 'AB1234567',
};

async function show(fields: Partial<Record<OptionalField, 'shown' | 'required'>>): Promise<void> {
  const all = Object.fromEntries(
    OPTIONAL_FIELDS.map((name) => [name, { show: name in fields, required: fields[name] === 'required' }]),
  );
  await node.app.platform.settings.change('registerFields', all as ReturnType<typeof standardRegisterFields>);
}

const everything = async () => {
  const tables = ['member', 'session', 'identity_link', 'ledger_entry', 'member_address'];
  const counts = await Promise.all(
    tables.map((name) => database.db.query({ text: `select count(*)::int as n from ${name}`, values: [] })),
  );
  return JSON.stringify(counts);
};

async function send(change: Partial<Form>, language = 'en') {
  const input = { ...registerInput(uniqueName()), ...change };
  const raw = await node.app.inject({
    method: 'PUT',
    url: register.path,
    headers: { 'x-language': language },
    payload: { payload: await node.encrypt(register, input) },
  });
  const body = raw.json<{
    success: boolean;
    code?: string;
    message: string;
    fields?: Record<string, string>;
  }>();
  return {
    status: raw.statusCode,
    code: body.code ?? 'OK',
    fields: body.fields ?? {},
    username: input.username,
  };
}

describe('refusals: no row of any kind is written', () => {
  test.each(OPTIONAL_FIELDS.filter((name) => name !== 'captcha' && name !== 'mobileNum'))(
    '[REG-02] %s is demanded when it is required',
    async (name) => {
      await show({ [name]: 'required' });
      const before = await everything();
      for (const value of [undefined, '']) {
        const answer = await send(value === undefined ? {} : { [name]: value });
        expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST']);
        expect(answer.fields).toEqual({ [name]: 'Please fill this in.' });
      }
      expect(await everything()).toBe(before);
    },
  );

  test.each(Object.entries(FILLED))('[REG-02] %s is refused when it is not shown', async (name, value) => {
    await show({});
    const before = await everything();
    const answer = await send({ [name]: value });
    expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.fields).toEqual({ [name]: 'This is not asked for here.' });
    expect(await everything()).toBe(before);
  });

  test.each([
    ['username', 'ab', 'Letters and digits, a letter first, 4–16 characters.'],
    ['username', 'rahim_uddin', 'Letters and digits, a letter first, 4–16 characters.'],
    ['email', 'no mail', 'A mail address such as name@example.com, 6–120 characters.'],
    ['paymentPassword', '12345', 'Digits only, 6 of them.'],
    ['whatsapp', 'abc', 'Digits only, 6–15 of them.'],
    ['payeeName', 'x', 'Please use 2–60 characters.'],
  ])('[REG-03] %s %j breaks its rule and is told which', async (name, value, text) => {
    await show(Object.fromEntries(Object.keys(FILLED).map((field) => [field, 'shown'])));
    const before = await everything();
    const answer = await send({ [name]: value });
    expect([answer.status, answer.code, answer.fields]).toEqual([400, 'BAD_REQUEST', { [name]: text }]);
    expect(await everything()).toBe(before);
    const bengali = await send({ [name]: value }, 'bn');
    expect(bengali.fields[name]).toMatch(/[\u0980-\u09ff]/);
  });

  test('[REG-03] an operator’s rule holds at once', async () => {
    const { settings } = node.app.platform;
    const rules = await settings.get('validationRules');
    const strict = {
      acceptedPattern: '[a-z]+',
      minLength: 5,
      maxLength: 6,
      patternId: 'ALPHANUMERIC' as const,
    };
    await settings.change('validationRules', { ...rules, username: strict });
    expect((await send({ username: 'abcd1' })).fields).toEqual({
      username: 'Letters and digits only, 5–6 characters.',
    });
    await settings.change('validationRules', rules);
  });

  test.each([
    ['a listed one', 'password1', {}],
    ['the own name', 'karim7788', { username: 'karim7788' }],
    ['a walk over the keyboard', 'qwertyuiop', {}],
  ])('T24: a weak password (%s) opens no account', async (_what, password, more) => {
    const before = await everything();
    const answer = await send({ ...more, password, confirmPassword: password });
    expect([answer.status, answer.code]).toEqual([400, 'PASSWORD_WEAK']);
    expect(answer.fields).toEqual({ password: 'Too easy to guess. Please choose another.' });
    expect(await everything()).toBe(before);
  });

  test('[PWD-05] a weak payment password opens no account', async () => {
    await show({ paymentPassword: 'shown' });
    const answer = await send({ paymentPassword: '123456' });
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['PASSWORD_WEAK', ['paymentPassword']]);
  });

  test('[REG-06] without username registration on offer nobody gets a name', async () => {
    const before = await everything();
    await node.app.platform.settings.change('whitelabel', {
      ...standardWhitelabel(place()),
      registerTypes: ['mobile'],
    });
    expect((await send({})).code).toBe('FEATURE_OFF');
    expect(await everything()).toBe(before);
  });

  test('[REG-01] without a password only somebody who comes with an identity registers', async () => {
    const before = await everything();
    const answer = await send({ password: undefined, confirmPassword: undefined });
    expect([answer.code, answer.fields]).toEqual(['BAD_REQUEST', { password: 'Please fill this in.' }]);
    expect(await everything()).toBe(before);
  });

  test('[LOG-05] where a captcha is shown, none and a wrong one open nothing', async () => {
    await show({ captcha: 'shown' });
    const before = await everything();
    const none = await send({});
    expect([none.status, none.code]).toEqual([401, 'CAPTCHA_REQUIRED']);
    const captcha = { id: '00000000-0000-4000-8000-000000000000', answer: 'AAAAA' };
    expect((await send({ captcha })).code).toBe('CAPTCHA_WRONG');
    expect(await everything()).toBe(before);
  });

  test('[LOG-14] an invented, a used and a foreign ticket link nothing and open nothing', async () => {
    const ticket = await issueTicket(database.db, 'maidan', {
      purpose: 'change-password',
      data: { provider: 'google', subject: 's-0', name: 'R' },
      seconds: 60,
    });
    const before = await everything();
    for (const socialTicket of ['A'.repeat(43), ticket])
      expect((await send({ socialTicket })).code).toBe('TICKET_INVALID');
    expect(await everything()).toBe(before);
  });
});

describe('success', () => {
  test('[REG-01] every field is kept where it belongs, secrets hashed', async () => {
    await show(Object.fromEntries(Object.keys(FILLED).map((name) => [name, 'required'])));
    const { code, username } = await send({
      ...FILLED,
      registerUrl: 'http://localhost:3000/register?referralCode=X',
    });
    expect(code).toBe('OK');
    const [row] = await database.db.query<Record<string, unknown>>(sql`
      select * from member where username = ${username}`);
    expect(row).toMatchObject({
      payeeName: 'Rahim Uddin',
      email: 'Rahim@Mail.Example.com',
      emailKey: 'rahim@mail.example.com',
      idNumber: 'AB1234567',
      contacts: {
        qqNum: '1234567',
        line: 'rahim_line',
        whatsapp: '8801712345678',
        facebook: 'rahim.fb',
        wechat: 'rahim_wx',
      },
      registerUrl: 'http://localhost:3000/register?referralCode=X',
      termsVersion: '2026-11',
      hasPassword: true,
      type: 0,
    });
    expect(row?.['referralCode']).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(row?.['termsAcceptedAt']).toBeInstanceOf(Date);
    expect(await verify(String(row?.['paymentPasswordHash']), '482915')).toBe(true);
    expect(JSON.stringify({ ...row, id: null, uplineId: null })).not.toContain('482915');
  });

  test('[LOG-14] an identity comes with its ticket, once, and needs no password', async () => {
    const socialTicket = await issueTicket(database.db, 'maidan', {
      purpose: 'social',
      data: { provider: 'google', subject: 's-1', name: 'Rahim' },
      seconds: 60,
    });
    const form = { socialTicket, password: undefined, confirmPassword: undefined } as Partial<Form>;
    const { code, username } = await send(form);
    expect(code).toBe('OK');
    const rows = await database.db.query(sql`
      select m.has_password, i.provider, i.subject from member m
      join identity_link i on i.merchant = m.merchant and i.member_id = m.id where m.username = ${username}`);
    expect(rows).toEqual([{ hasPassword: false, provider: 'google', subject: 's-1' }]);
    const before = await everything();
    expect((await send(form)).code).toBe('TICKET_INVALID');
    expect(await everything()).toBe(before);
  });
});
