import { register } from '@maidan/contract/accounts/registration/register.ts';
import { registerMobile } from '@maidan/contract/accounts/registration/register-mobile.ts';
import { sendRegisterCode } from '@maidan/contract/accounts/registration/send-register-code.ts';
import type { Operation, RequestOf } from '@maidan/contract/operation.ts';
import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { standardWhitelabel } from '#settings/standard-site.ts';
import { cookieOf, PASSWORD, registerInput, uniqueName } from '#testing/test-app.ts';
import { newBrowser } from '#testing/inbox.ts';

let numbers = 0;

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
afterEach(() => offer({}));

const offer = (change: Partial<ReturnType<typeof standardWhitelabel>>) =>
  node.app.platform.settings.change('whitelabel', {
    ...standardWhitelabel(node.app.platform.config),
    ...change,
  });

/** As it is typed at home, with its zero. */
const newNumber = () => {
  numbers += 1;
  return `01712${String(345_000 + numbers)}`;
};
const digitsOf = (mobileNum: string) => `880${mobileNum.slice(1)}`;

type Form = RequestOf<typeof registerMobile>;
const form = (mobileNum: string, change: Partial<Form> = {}): Form => ({
  countryDialingCode: '+880',
  mobileNum,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  termsAccepted: true,
  adultConfirmed: true,
  registerMethod: 'WEB',
  login: true,
  ...change,
});

const BROWSER = newBrowser();
const codeOf = (answer: { body: object }) => ('code' in answer.body ? answer.body.code : 'OK');
const askCode = (mobileNo: string) =>
  node.callAs(BROWSER, sendRegisterCode, { countryDialingCode: '+880', mobileNo });

async function codeFor(mobileNum: string): Promise<string> {
  expect(codeOf(await askCode(mobileNum))).toBe('OK');
  const [row] = await database.db.query<{ code: string }>(sql`
    select code from sandbox_message where target = ${digitsOf(mobileNum)} order by id desc limit 1`);
  return row?.code ?? '';
}

const members = async () => (await database.db.query(sql`select from member`)).length;
const memberOf = async (mobileNum: string) => {
  const [row] = await database.db.query<Record<string, unknown>>(sql`
    select username, mobile, mobile_verified_at is not null as proved, has_password from member
    where mobile = ${digitsOf(mobileNum)}`);
  return row;
};

const login = async <O extends Operation>(operation: O, input: RequestOf<O>) => {
  const answer = await node.callAs(BROWSER, operation, input);
  const body = answer.raw.json<{ success: boolean; value: { token: string; firstTimeLogin: boolean } }>();
  expect(body).toMatchObject({ success: true, value: { firstTimeLogin: true } });
  return node.callAs({ token: body.value.token, cookie: cookieOf(answer.raw) }, getMemberInfo, {});
};

describe('refusals: no account comes of it', () => {
  test.each<[string, Partial<Form>, string, string[]]>([
    ['no code', {}, 'BAD_REQUEST', ['verificationCode']],
    ['a code nobody sent', { verificationCode: '000000' }, 'CODE_WRONG', []],
    [
      'no password',
      { password: undefined, confirmPassword: undefined },
      'BAD_REQUEST',
      ['password', 'verificationCode'],
    ],
    [
      'a country that is none',
      { countryDialingCode: '+999', verificationCode: '123456' },
      'MOBILE_INVALID',
      [],
    ],
    [
      'a number that breaks the rule',
      { mobileNum: '12345', verificationCode: '123456' },
      'BAD_REQUEST',
      ['mobileNum'],
    ],
    [
      'too many digits',
      { mobileNum: '123456789012345', verificationCode: '123456' },
      'MOBILE_INVALID',
      ['mobileNum'],
    ],
  ])('[REG-06] %s', async (_what, change, code, fields) => {
    const before = await members();
    const answer = await node.callAs(BROWSER, registerMobile, form(newNumber(), change));
    expect(codeOf(answer)).toBe(code);
    const told = answer.raw.json<{ fields?: object }>().fields ?? {};
    expect(Object.keys(told).toSorted()).toEqual(fields);
    expect(await members()).toBe(before);
  });

  test('[REG-06] a code of another number, and the same code twice, open nothing', async () => {
    const [one, other] = [newNumber(), newNumber()];
    const verificationCode = await codeFor(one);
    expect(codeOf(await node.callAs(BROWSER, registerMobile, form(other, { verificationCode })))).toBe(
      'CODE_WRONG',
    );
    expect(codeOf(await node.callAs(BROWSER, registerMobile, form(one, { verificationCode })))).toBe('OK');
    const before = await members();
    expect(codeOf(await node.callAs(BROWSER, registerMobile, form(one, { verificationCode })))).toBe(
      'MOBILE_TAKEN',
    );
    expect(await members()).toBe(before);
  });

  test('[REG-06] a proved number is taken, in whatever way it is dialled, and gets no further code', async () => {
    const mobileNum = newNumber();
    await node.callAs(
      BROWSER,
      registerMobile,
      form(mobileNum, { verificationCode: await codeFor(mobileNum) }),
    );
    expect(codeOf(await askCode(mobileNum))).toBe('MOBILE_TAKEN');
    const typed = { countryDialingCode: '880', mobileNum: mobileNum.slice(1), verificationCode: '123456' };
    const again = await node.callAs(BROWSER, registerMobile, form(mobileNum, typed));
    expect([again.status, codeOf(again)]).toEqual([409, 'MOBILE_TAKEN']);
    const named = { ...registerInput(uniqueName()), countryDialingCode: '+880', mobileNum };
    expect(codeOf(await node.callAs(BROWSER, register, named))).toBe('MOBILE_TAKEN');
  });

  test('[REG-06] where mobile registration is not offered nothing is sent and nothing opened', async () => {
    await offer({ registerTypes: ['username'] });
    const fields = await node.app.platform.settings.get('registerFields');
    await node.app.platform.settings.change('registerFields', {
      ...fields,
      mobileNum: { show: false, required: false },
    });
    const mobileNum = newNumber();
    expect(codeOf(await askCode(mobileNum))).toBe('FEATURE_OFF');
    expect(codeOf(await node.callAs(BROWSER, registerMobile, form(mobileNum)))).toBe('FEATURE_OFF');
    await node.app.platform.settings.change('registerFields', fields);
    const sent = await database.db.query(sql`select from message_sent where target = ${digitsOf(mobileNum)}`);
    expect(sent).toEqual([]);
  });

  test('a name that is taken uses up no code', async () => {
    const { username } = await node.registerAndLogin();
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum);
    const named = { ...registerInput(username), countryDialingCode: '+880', mobileNum, verificationCode };
    expect(codeOf(await node.callAs(BROWSER, register, named))).toBe('USERNAME_TAKEN');
    expect(codeOf(await node.callAs(BROWSER, register, { ...named, username: uniqueName() }))).toBe('OK');
    expect(await memberOf(mobileNum)).toMatchObject({ proved: true });
  });

  test('of many registrations of one number at the same moment exactly one succeeds', async () => {
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        node.callAs(BROWSER, registerMobile, form(mobileNum, { verificationCode })),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const rows = await database.db.query(sql`select from member where mobile = ${digitsOf(mobileNum)}`);
    expect(rows).toHaveLength(1);
  });
});

describe('success', () => {
  test('[REG-06] with the code the number is the name, and the newcomer is in', async () => {
    const mobileNum = newNumber();
    const info = await login(registerMobile, form(mobileNum, { verificationCode: await codeFor(mobileNum) }));
    expect(info.body).toMatchObject({ success: true, value: { account: digitsOf(mobileNum) } });
    expect(await memberOf(mobileNum)).toEqual({
      username: digitsOf(mobileNum),
      mobile: digitsOf(mobileNum),
      proved: true,
      hasPassword: true,
    });
  });

  test('[REG-06] without the password flag a proved number is enough', async () => {
    await offer({ mobileReg: { smsVerification: true, password: false } });
    const mobileNum = newNumber();
    const bare = {
      verificationCode: await codeFor(mobileNum),
      password: undefined,
      confirmPassword: undefined,
    };
    await login(registerMobile, form(mobileNum, bare as Partial<Form>));
    expect(await memberOf(mobileNum)).toMatchObject({ proved: true, hasPassword: false });
  });

  test('[REG-06] without the SMS flag the password is enough, and without both it is asked for all the same', async () => {
    await offer({ mobileReg: { smsVerification: false, password: false } });
    const [one, other] = [newNumber(), newNumber()];
    const bare = { password: undefined, confirmPassword: undefined } as Partial<Form>;
    expect(codeOf(await node.callAs(BROWSER, registerMobile, form(one, bare)))).toBe('BAD_REQUEST');
    expect(await memberOf(one)).toBeUndefined();
    await login(registerMobile, form(other));
    expect(await memberOf(other)).toMatchObject({ proved: false, hasPassword: true });
  });

  test('a number that was only typed in yields to whoever proves it', async () => {
    const mobileNum = newNumber();
    const username = uniqueName();
    await login(register, { ...registerInput(username), countryDialingCode: '+880', mobileNum });
    expect(await memberOf(mobileNum)).toMatchObject({ username, proved: false });
    await login(registerMobile, form(mobileNum, { verificationCode: await codeFor(mobileNum) }));
    expect(await memberOf(mobileNum)).toMatchObject({ username: digitsOf(mobileNum), proved: true });
    const [first] = await database.db.query(sql`select mobile from member where username = ${username}`);
    expect(first).toEqual({ mobile: null });
  });
});
