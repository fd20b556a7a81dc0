import { fieldText } from '@maidan/server/refusals/field-messages.ts';
import type { Locator, Page } from '@playwright/test';
import { codeFor, expect, makeAccount, memberMenu, newMobile, test } from './account.ts';
import { newName, PASSWORD } from './person.ts';
import { rows } from './rows.ts';

type Say = (key: string, args?: Record<string, string>) => string;

function fieldsOf(page: Page, say: Say) {
  const form = page.getByRole('dialog', { name: say('register.title') });
  const field = (name: string) =>
    form.getByRole('textbox', { name: new RegExp(`^${say(`register.field.${name}`)}( |$)`) });
  return {
    form,
    field,
    password: form.getByLabel(say('register.field.password'), { exact: true }),
    again: form.getByLabel(say('register.field.confirmPassword'), { exact: true }),
    submit: form.getByRole('button', { name: say('register.submit') }),
  };
}

/** What a reader is told about one field. */
async function expectTold(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
}

async function agree(form: Locator): Promise<void> {
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

test('[REG-01, REG-03, REG-04, REG-05, REG-07, ERR-06] the form says what a field wants while it is filled, and never stops the typing', async ({
  page,
  language,
  say,
}) => {
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const wants = (patternId: string, min: number, max: number) =>
    say(`register.pattern.${patternId}`, {
      count: say('register.length.range', { min: number(min), max: number(max) }),
    });
  await page.goto('/register');
  const { form, field, password, again, submit } = fieldsOf(page, say);

  await field('username').pressSequentially('7up');
  await password.pressSequentially('short');
  await expectTold(field('username'), wants('LETTER_FIRST', 4, 16));
  await expect(field('username')).toHaveValue('7up');
  await again.pressSequentially('shorter');
  await expectTold(password, wants('ANY', 8, 64));
  await form.getByRole('button', { name: say('register.more') }).click();
  await field('email').pressSequentially('nobody at home');
  await expectTold(again, say('register.mismatch'));
  await field('mobileNum').pressSequentially('12');
  await expectTold(field('email'), wants('MAILBOX', 6, 120));
  await field('affiliateCode').pressSequentially('a b');
  await expectTold(field('mobileNum'), say('register.mobileWrong'));

  await submit.click();
  const missing = say('register.pleaseAgree').replace('{0}', say('register.termsName'));
  await expect(form.getByText(missing)).toBeVisible();
  await expect(form.getByText(say('register.confirmAdult').split('{')[0] ?? '')).toBeVisible();
  await expect(field('username')).toHaveValue('7up');

  await field('username').fill('');
  await expectTold(field('username'), say('register.empty'));
  await field('username').fill(newName());
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await expectTold(again, say('register.match'));
});

test('[REG-02, REG-08, REG-09, ERR-02, ERR-06] a refused name and a wrong invitation code lose nothing that was typed, the right ones open the account', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const taken = await makeAccount();
  const username = newName();
  const email = `${username}@journey.example`;
  await page.goto('/register');
  const { form, field, password, again, submit } = fieldsOf(page, say);
  await field('username').fill(taken.username);
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await form.getByRole('button', { name: say('register.more') }).click();
  await field('email').fill(email);
  await field('payeeName').fill('Rahima Khatun');
  await field('affiliateCode').fill('NOBODY99');
  await agree(form);
  await submit.click();

  const warning = page.getByRole('dialog', { name: say('shell.prompt-warning') });
  await expect(warning).toContainText(refusal('INVITATION_INVALID'));
  await warning.getByRole('button', { name: say('common.ok') }).click();
  await expectTold(field('affiliateCode'), refusal('INVITATION_INVALID'));
  await field('affiliateCode').fill('AGENT42');
  await submit.click();

  await expectTold(field('username'), fieldText('taken', language));
  await expect(password).toHaveValue(PASSWORD);
  await expect(field('email')).toHaveValue(email);
  expect(await rows(`select id from member where email = $1`, [email])).toEqual([]);

  await field('username').fill(username);
  await submit.click();
  await page.getByRole('button', { name: say('login.welcome.start') }).click();
  await expect(memberMenu(page, language)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(
    await rows(`select email, payee_name, affiliate_code from member where username = $1`, [username]),
  ).toEqual([{ email, payeeName: 'Rahima Khatun', affiliateCode: 'AGENT42' }]);
});

test('[REG-06] a mobile number registers with the code that was sent to it, and with no other', async ({
  page,
  language,
  say,
  refusal,
}) => {
  const { typed, digits } = newMobile();
  await page.goto('/register');
  const { form, field, password, again, submit } = fieldsOf(page, say);
  await form.getByText(say('register.kindMobile'), { exact: true }).click();
  await field('mobileNum').fill(typed);
  await form.getByRole('button', { name: say('login.code.send') }).click();
  await expect(form.getByRole('link', { name: say('inbox.link') })).toBeVisible();
  const code = await codeFor(page, digits);
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await agree(form);

  await field('verificationCode').fill(code === '111111' ? '222222' : '111111');
  await submit.click();
  await expectTold(field('verificationCode'), refusal('CODE_WRONG'));
  await expect(field('mobileNum')).toHaveValue(typed);
  expect(await rows(`select id from member where mobile = $1`, [digits])).toEqual([]);

  await field('verificationCode').fill(code);
  await submit.click();
  await page.getByRole('button', { name: say('login.welcome.start') }).click();
  await expect(memberMenu(page, language)).toBeVisible();
  const [member] = await rows<{ proved: boolean }>(
    `select mobile_verified_at is not null as proved from member where mobile = $1`,
    [digits],
  );
  expect(member).toEqual({ proved: true });
});
