import type { register } from '@maidan/contract/accounts/registration/register.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import { OPTIONAL_FIELDS, type OptionalField } from '@maidan/contract/system/register-rules.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertFieldRules, assertPasswordRule } from '#modules/system/field-rules.ts';
import { isWeakPin } from '#settings/weak-password.ts';

/** Either registration, seen as what both may carry. */
export type AnyForm = Partial<ParsedRequestOf<typeof register>>;

type Asked = {
  /** Demanded by the kind of registration, whatever the settings say. */
  always: readonly string[];
  /** Not shown, yet welcome: it comes with the link by which somebody arrived, or with the step before. */
  welcome: readonly OptionalField[];
};

/** REG-02: what is shown may come, what is required must, and nothing else is taken. Then every value by its rule. */
export async function assertRegisterFields(
  context: CallContext,
  form: AnyForm,
  { always, welcome }: Asked,
): Promise<void> {
  const settings = await context.settings.get('registerFields');
  const fields: Record<string, string> = {};
  for (const name of OPTIONAL_FIELDS) {
    const { show, required } = settings[name];
    const given = isGiven(form[name]);
    // The captcha has its own answer, which also fetches one (LOG-05).
    if (name === 'captcha') continue;
    if (given && !show && !welcome.includes(name)) fields[name] = 'off';
    if (!given && show && required) fields[name] = 'required';
  }
  for (const name of always) {
    if (!isGiven(form[name as keyof AnyForm])) fields[name] = 'required';
  }
  if (Object.keys(fields).length > 0) throw new Refusal('BAD_REQUEST', { fields });
  await assertRules(context, form);
}

const isGiven = (value: unknown) => value !== undefined && value !== '';
const given = (value: string | undefined) => (value === '' ? undefined : value);

async function assertRules(context: CallContext, form: AnyForm): Promise<void> {
  await assertFieldRules(context, {
    username: form.username,
    payeeName: given(form.payeeName?.trim()),
    email: given(form.email),
    qqNum: given(form.qqNum),
    mobileNum: given(form.mobileNum),
    recommenderId: given(form.recommenderId),
    affiliateCode: given(form.affiliateCode),
    referralCode: given(form.referralCode),
    line: given(form.line),
    whatsapp: given(form.whatsapp),
    facebook: given(form.facebook),
    wechat: given(form.wechat),
    idNumber: given(form.idNumber),
    paymentPassword: given(form.paymentPassword),
  });
  if (form.password !== undefined)
    await assertPasswordRule(
      context,
      form.password,
      form.username === undefined ? {} : { username: form.username },
    );
  if (isGiven(form.paymentPassword) && isWeakPin(form.paymentPassword ?? ''))
    throw new Refusal('PASSWORD_WEAK', { fields: { paymentPassword: 'weak' } });
}

/** An empty box is as good as none: what a form sends for a field nobody filled in. */
export const orNull = (value: string | undefined): string | null => {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
};

export function contactsOf(form: AnyForm): Record<string, string> {
  const names = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = orNull(form[name]);
      return value === null ? [] : [[name, value]];
    }),
  );
}
