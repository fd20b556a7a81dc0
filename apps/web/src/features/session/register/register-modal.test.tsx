import { checkAffiliate } from '@maidan/contract/agents/check-affiliate.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { registerMobile } from '@maidan/contract/accounts/registration/register-mobile.ts';
import { sendRegisterCode } from '@maidan/contract/accounts/registration/send-register-code.ts';
import { getCaptcha } from '@maidan/contract/accounts/verification/get-captcha.ts';
import { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { listCountries } from '@maidan/contract/system/list-countries.ts';
import { listSandboxInbox } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModalStore } from '#lib/overlays/modal-store.ts';
import { clearSession, readToken } from '#lib/session/session-token.ts';
import { failure, fakePlatform, success } from '#testing/fake-platform.ts';
import type { Answers } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleRegisterFields, sampleRules, sampleWhitelabel } from '#testing/sample-settings.ts';
import { dropDrafts } from '#lib/forms/form-draft.ts';
import { RegisterModal } from './register-modal.tsx';
import { forgetSentCodes } from '#features/session/code/use-code-sending.ts';

const welcome = success({
  token: 'N'.repeat(43),
  firstTimeLogin: false,
  passwordExpired: false,
  changeTicket: null,
  verification: null,
});
const DIGITS = { acceptedPattern: '[0-9]+', minLength: 6, maxLength: 6, patternId: 'DIGITS' } as const;
const NAME = {
  acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
  minLength: 4,
  maxLength: 16,
  patternId: 'LETTER_FIRST',
} as const;

type Site = {
  whitelabel?: Parameters<typeof sampleWhitelabel>[0];
  fields?: Parameters<typeof sampleRegisterFields>[0];
  rules?: Parameters<typeof sampleRules>[0];
};

function platform(answers: Answers = {}, { whitelabel, fields, rules }: Site = {}) {
  return fakePlatform({
    [getWhitelabel.path]: () => success(sampleWhitelabel(whitelabel)),
    [getRegisterSettings.path]: () => success({ fields: sampleRegisterFields(fields), termsVersion: '1' }),
    [getValidationRules.path]: () => success({ rules: sampleRules(rules) }),
    [listCountries.path]: () => success({ countries: [{ countryCode: 'BD', countryDialingCode: '+880' }] }),
    [listSandboxInbox.path]: () => failure(404, 'NOT_FOUND', 'This does not exist.'),
    [register.path]: () => welcome,
    ...answers,
  });
}

async function show(props: Partial<Parameters<typeof RegisterModal>[0]> = {}, path = '/') {
  const page = renderPage(<RegisterModal onClose={() => undefined} {...props} />, path);
  await screen.findByRole('button', { name: 'Create account' });
  return page;
}

beforeEach(() => {
  clearSession();
  dropDrafts();
  forgetSentCodes();
  closeModal();
});

test('[REG-07] [ERR-06] without the two ticks nothing is sent, and each is named', async () => {
  const sent = platform();
  await show();
  fill({ Username: 'rahim', Password: 'a long sentence', 'Password once more': 'a long sentence' });
  press();
  expect(await screen.findByText('Please agree to the terms of use')).toBeTruthy();
  expect(screen.getByText('Confirm that you are 18 or older')).toBeTruthy();
  expect(sent.some(({ url }) => url.startsWith(register.path))).toBe(false);
});

test('[REG-07] terms and privacy can be read beside the form', async () => {
  platform();
  await show();
  expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/help#terms');
  expect(screen.getByRole('link', { name: 'privacy notice' }).getAttribute('target')).toBe('_blank');
});

test('[ERR-06] [REG-02] an empty field that is required is told so, one that is not is left alone', async () => {
  platform({}, { fields: { payeeName: 'required', email: 'optional' } });
  await show();
  press();
  expect(await screen.findAllByText('Input cannot be empty')).toHaveLength(4);
  expect(field('Real name').getAttribute('aria-invalid')).toBe('true');
  expect(field('E-mail (optional)').getAttribute('aria-invalid')).toBeNull();
});

test('[REG-03] [REG-04] a broken rule is told with its bounds when the field is left, and while it is corrected', async () => {
  platform({}, { rules: { username: NAME } });
  await show();
  fireEvent.change(field('Username'), { target: { value: '7up' } });
  expect(field('Username').value).toBe('7up');
  expect(field('Username').getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field('Username'));
  expect(await screen.findByText('4 to 16 letters and digits, beginning with a letter.')).toBeTruthy();
  await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field('Username'), { target: { value: 'sevenup' } });
  await waitFor(() => expect(field('Username').getAttribute('aria-invalid')).toBeNull());
  // Whether it is taken is known when the form is sent, so nothing is promised before.
  expect(screen.queryByText(/can be used/)).toBeNull();
});

test('[ERR-06] real name and phone number have their own sentence before the rule', async () => {
  const payeeName = { ...NAME, patternId: 'ENGLISH_SPACES' } as const;
  platform(
    {},
    { fields: { payeeName: 'required', mobileNum: 'required' }, rules: { payeeName, mobileNum: DIGITS } },
  );
  await show();
  fill({ 'Real name': '7', 'Mobile number': '0171' });
  press();
  expect(await screen.findByText(/^Real name format is incorrect\. 4 to 16 English/)).toBeTruthy();
  expect(screen.getByText('Please enter a valid mobile number')).toBeTruthy();
  fill({ 'Mobile number': '01712-345 678' });
  expect(await screen.findByText('Phone number format is incorrect. 6 digits only.')).toBeTruthy();
});

test('[REG-05] [ERR-06] two different passwords are pointed out while the rest is still empty', async () => {
  platform();
  await show();
  fill({ Password: 'a long sentence', 'Password once more': 'another sentence' });
  fireEvent.blur(field('Password once more'));
  expect(
    await screen.findByText('Incorrect confirmation input: the two passwords are not the same.'),
  ).toBeTruthy();
});

test('[RTE-02] the referral code of the link is filled in and can be changed', async () => {
  platform();
  await show({ referralCode: 'KARIM7' });
  expect(field('Referral code (optional)').value).toBe('KARIM7');
});

test('[REG-02] many optional fields are folded; an error inside opens them', async () => {
  const email = { acceptedPattern: '.+@.+', minLength: 3, maxLength: 80, patternId: 'MAILBOX' } as const;
  platform({}, { fields: { email: 'optional', line: 'optional' }, rules: { email } });
  await show();
  const more = screen.getByRole('button', { name: /More about you/ });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fill({ 'E-mail (optional)': 'nobody' });
  press();
  await waitFor(() => expect(more.getAttribute('aria-expanded')).toBe('true'));
});

test('[ERR-02] a taken name is said at the name, and everything typed stays', async () => {
  platform({
    [register.path]: () => failure(409, 'USERNAME_TAKEN', 'This username is taken. Please choose another.'),
  });
  await show();
  fillAll();
  press();
  const message = await screen.findByText('This username is taken. Please choose another.');
  expect(field('Username').getAttribute('aria-describedby')).toBe(message.id);
  expect(field('Username').value).toBe('rahim');
  expect(field('Password').value).toBe('a long sentence');
  expect(readToken()).toBeNull();
});

test('[ERR-02] a failure without a field is a warning popup, and the form stays behind it', async () => {
  platform({ [register.path]: () => failure(500, 'INTERNAL', 'Something went wrong on our side.') });
  await show();
  fillAll();
  press();
  await waitFor(() =>
    expect(useModalStore.getState().open).toMatchObject({
      name: 'prompt',
      props: { kind: 'warning', message: 'Something went wrong on our side.' },
    }),
  );
  expect(field('Username').value).toBe('rahim');
});

test('what was typed survives closing the form; passwords and codes do not', async () => {
  platform({}, { fields: { paymentPassword: 'required' } });
  const first = await show();
  fill({ Username: 'rahim', Password: 'a long sentence', 'Payment password': '482913' });
  first.unmount();
  await show();
  expect(field('Username').value).toBe('rahim');
  expect(field('Password').value).toBe('');
  expect(field('Payment password').value).toBe('');
});

test('[REG-08] the invitation code is checked first; a bad one is a warning and nothing is registered', async () => {
  const sent = platform(
    { [checkAffiliate.path]: () => failure(400, 'INVITATION_INVALID', 'Invalid invitation code') },
    { fields: { affiliateCode: 'required' } },
  );
  await show();
  fillAll();
  fill({ 'Invitation code': 'NOPE' });
  press();
  await waitFor(() =>
    expect(useModalStore.getState().open).toMatchObject({
      name: 'prompt',
      props: { kind: 'warning', message: 'Invalid invitation code' },
    }),
  );
  const asked = sent.find(({ url }) => url.startsWith(checkAffiliate.path));
  expect(asked?.url).toContain(`code=NOPE&domain=${window.location.hostname}`);
  expect(sent.some(({ url }) => url.startsWith(register.path))).toBe(false);
});

test('[REG-08] the code of the link is checked although the form does not ask for one', async () => {
  const sent = platform({ [checkAffiliate.path]: () => success({ valid: true }) });
  await show({ affiliateCode: 'AGENT7' });
  fillAll();
  press();
  await waitFor(() => expect(readToken()).not.toBeNull());
  expect(sent.find(({ url }) => url.startsWith(checkAffiliate.path))?.url).toContain('code=AGENT7');
});

test('[REG-09] [REG-10] success logs in, closes and goes home; a double press opens one account', async () => {
  const sent = platform();
  const onClose = vi.fn<() => void>();
  const page = await show({ onClose }, '/register?referralCode=KARIM7');
  fillAll();
  press();
  press();
  await waitFor(() => expect(page.path()).toBe('/'));
  expect(readToken()).toBe('N'.repeat(43));
  expect(onClose).toHaveBeenCalledOnce();
  const calls = sent.filter(({ url }) => url === register.path);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'PUT' });
  expect(calls[0]?.body).not.toContain('rahim');
});

test('[REG-06] mobile registration sends a code to the number and registers with both', async () => {
  const sent = platform(
    {
      [sendRegisterCode.path]: () => success({ expiredMinutes: 5, resendAfterSeconds: 60 }),
      [registerMobile.path]: () => welcome,
    },
    { whitelabel: { registerTypes: ['mobile'], mobileReg: { smsVerification: true, password: false } } },
  );
  await show();
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(screen.queryByLabelText('Password')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Please enter a valid mobile number')).toBeTruthy();
  fill({ 'Mobile number': '০১৭১২৩৪৫৬৭৮' });
  forgetSentCodes();
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(sent.some(({ url }) => url === sendRegisterCode.path)).toBe(true));
  const code = sent.find(({ url }) => url === sendRegisterCode.path);
  expect(JSON.parse(code?.body ?? '')).toEqual({ countryDialingCode: '+880', mobileNo: '01712345678' });
  fill({ 'Verification code': '12' });
  tickAll();
  press('Mobile number');
  expect(await screen.findByText('Please enter a valid verification code')).toBeTruthy();
  fill({ 'Verification code': '482913' });
  press('Mobile number');
  await waitFor(() => expect(readToken()).not.toBeNull());
  expect(sent.filter(({ url }) => url === registerMobile.path)).toHaveLength(1);
});

test('[REG-06] both kinds side by side: switching keeps what was typed', async () => {
  platform({}, { whitelabel: { registerTypes: ['username', 'mobile'] } });
  await show();
  fill({ Username: 'rahim', Password: 'a long sentence' });
  fireEvent.click(screen.getByRole('radio', { name: 'By mobile' }));
  expect(screen.queryByLabelText('Username')).toBeNull();
  expect(field('Password').value).toBe('a long sentence');
  fireEvent.click(screen.getByRole('radio', { name: 'By username' }));
  expect(field('Username').value).toBe('rahim');
});

test('[LOG-14] whoever comes from another service sees which one, and is asked for no password', async () => {
  platform();
  await show({ socialTicket: 'ticket', socialProvider: 'facebook', socialName: 'Rahim' });
  expect(screen.getByText(/^Hello Rahim! Facebook has confirmed who you are/)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
  fill({ Username: 'rahim' });
  tickAll();
  press();
  await waitFor(() => expect(readToken()).not.toBeNull());
});

test('[LOG-05] [REG-01] a captcha is asked for when configured, and must be answered', async () => {
  const picture = {
    id: crypto.randomUUID(),
    image: '',
    work: { challenge: 'c', zeroBits: 1 },
    expiresInSeconds: 300,
  };
  const sent = platform({ [getCaptcha.path]: () => success(picture) }, { fields: { captcha: 'required' } });
  await show();
  fillAll();
  press();
  expect(await screen.findByText('Please type the characters of the picture.')).toBeTruthy();
  expect(sent.some(({ url }) => url === register.path)).toBe(false);
});

test('a form whose settings did not come says so and can be asked again', async () => {
  let broken = true;
  platform({
    [getWhitelabel.path]: () => {
      if (broken) return failure(503, 'UNAVAILABLE', 'The service is busy.');
      return success(sampleWhitelabel());
    },
  });
  renderPage(<RegisterModal onClose={() => undefined} />);
  expect(await screen.findByText('The form did not load')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeTruthy();
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

function fill(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

function tickAll(): void {
  fireEvent.click(screen.getByLabelText(/^I agree to the terms of use/));
  fireEvent.click(screen.getByLabelText('I am 18 years old or older'));
}

function fillAll(): void {
  fill({ Username: 'rahim', Password: 'a long sentence', 'Password once more': 'a long sentence' });
  tickAll();
}

function press(inForm = 'Username'): void {
  const form = field(inForm).closest('form');
  if (form !== null) fireEvent.submit(form);
}
