import { OPTIONAL_FIELDS } from '@maidan/contract/system/register-rules.ts';
import { expect, test } from 'vitest';
import { sampleRegisterFields, sampleWhitelabel } from '#testing/sample-settings.ts';
import { planRegistration } from './register-plan.ts';

const plain = { wanted: null, social: false, phoneChecked: false };
const whitelabel = sampleWhitelabel();
const shown = sampleRegisterFields();
const PASSWORDS = ['password', 'confirmPassword'];

test('[REG-02] without further settings a name and a password are all', () => {
  const plan = planRegistration({ ...plain, whitelabel, shown });
  expect(plan.required).toEqual(['username', ...PASSWORDS]);
  expect(plan.optional).toEqual(['referralCode']);
});

test('[REG-01] [REG-02] every field can be shown, and is required when the operator says so', () => {
  for (const field of OPTIONAL_FIELDS) {
    if (field === 'captcha') continue;
    const maybe = planRegistration({
      ...plain,
      whitelabel,
      shown: sampleRegisterFields({ [field]: 'optional' }),
    });
    expect(maybe.optional).toContain(field);
    const must = planRegistration({
      ...plain,
      whitelabel,
      shown: sampleRegisterFields({ [field]: 'required' }),
    });
    expect(must.required).toContain(field);
    expect(must.optional).not.toContain(field);
  }
});

test('[REG-02] required but not shown is not asked for', () => {
  const hidden = { ...shown, email: { show: false, required: true } };
  expect(planRegistration({ ...plain, whitelabel, shown: hidden }).required).not.toContain('email');
});

const byMobile = (smsVerification: boolean, password: boolean) =>
  planRegistration({
    ...plain,
    shown,
    whitelabel: sampleWhitelabel({ registerTypes: ['mobile'], mobileReg: { smsVerification, password } }),
  });

test('[REG-06] mobile-only, with code and password, with one of them, and never with neither', () => {
  expect(byMobile(true, true)).toMatchObject({ kind: 'mobile', kinds: ['mobile'] });
  expect(byMobile(true, true).required).toEqual(['mobileNum', 'verificationCode', ...PASSWORDS]);
  expect(byMobile(true, false).required).toEqual(['mobileNum', 'verificationCode']);
  expect(byMobile(false, true).required).toEqual(['mobileNum', ...PASSWORDS]);
  expect(byMobile(false, false).required).toEqual(['mobileNum', ...PASSWORDS]);
});

test('[REG-06] the kind that was chosen holds while it is offered', () => {
  const both = sampleWhitelabel({ registerTypes: ['username', 'mobile'] });
  expect(planRegistration({ ...plain, whitelabel: both, shown, wanted: 'mobile' }).kind).toBe('mobile');
  expect(planRegistration({ ...plain, whitelabel, shown, wanted: 'mobile' }).kind).toBe('username');
});

test('[LOG-14] a confirmed identity needs no password, a confirmed phone no code', () => {
  const both = sampleWhitelabel({ registerTypes: ['username', 'mobile'] });
  expect(planRegistration({ ...plain, whitelabel, shown, social: true }).required).toEqual(['username']);
  const phone = planRegistration({ ...plain, whitelabel: both, shown, phoneChecked: true });
  expect(phone).toMatchObject({ kind: 'mobile', required: ['mobileNum', ...PASSWORDS] });
});
