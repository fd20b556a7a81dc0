import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import type { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import type { OptionalField } from '@maidan/contract/system/register-rules.ts';

export type RegisterKind = 'username' | 'mobile';
type Whitelabel = Pick<ResponseOf<typeof getWhitelabel>, 'registerTypes' | 'mobileReg' | 'smsEnabled'>;
type Shown = ResponseOf<typeof getRegisterSettings>['fields'];

/** REG-01: everything that is typed. */
export const TYPED_FIELDS = [
  'username',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'idNumber',
  'paymentPassword',
  'whatsapp',
  'facebook',
  'line',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'referralCode',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];
export type PlannedField = Exclude<TypedField, 'countryDialingCode'>;

export type RegisterPlan = {
  kinds: RegisterKind[];
  kind: RegisterKind;
  required: PlannedField[];
  optional: PlannedField[];
  captcha: boolean;
};

type PlanInput = {
  whitelabel: Whitelabel;
  shown: Shown;
  wanted: RegisterKind | null;
  /** LOG-14: an identity that another service confirmed stands in for the password; a checked phone for the code. */
  social: boolean;
  phoneChecked: boolean;
};

/** Asked by neither the kind nor the order of the others: extra facts, in the order in which people know them. */
const EXTRA = TYPED_FIELDS.filter(
  (field): field is PlannedField & OptionalField =>
    ![
      'username',
      'countryDialingCode',
      'verificationCode',
      'password',
      'confirmPassword',
      'referralCode',
    ].includes(field),
);

/** REG-02, REG-06: what this form asks for, the required ones first. */
export function planRegistration(input: PlanInput): RegisterPlan {
  const { whitelabel, shown, wanted, phoneChecked } = input;
  const kinds = whitelabel.registerTypes;
  const fallback = phoneChecked && kinds.includes('mobile') ? 'mobile' : (kinds[0] ?? 'username');
  const kind = wanted !== null && kinds.includes(wanted) ? wanted : fallback;
  const account = kind === 'mobile' ? mobileAccount(input) : nameAccount(input);
  const extra = EXTRA.filter((field) => shown[field].show && !account.includes(field));
  // Whoever may log in by SMS can prove the number right away; with none typed in there is nothing to prove.
  const proof = extra.includes('mobileNum') && whitelabel.smsEnabled && !phoneChecked;
  const optional = extra.filter((field) => !shown[field].required);
  return {
    kinds,
    kind,
    required: [...account, ...extra.filter((field) => shown[field].required)],
    optional: [...(proof ? withProof(optional) : optional), 'referralCode'],
    captcha: shown.captcha.show,
  };
}

/** The code right after its number, wherever that stands. */
function withProof(fields: readonly PlannedField[]): PlannedField[] {
  const at = fields.indexOf('mobileNum') + 1;
  return [...fields.slice(0, at), 'verificationCode', ...fields.slice(at)];
}

const PASSWORDS = ['password', 'confirmPassword'] as const;

function nameAccount({ social, phoneChecked }: PlanInput): PlannedField[] {
  return ['username', ...(phoneChecked ? (['mobileNum'] as const) : []), ...(social ? [] : PASSWORDS)];
}

function mobileAccount({ whitelabel: { mobileReg }, social, phoneChecked }: PlanInput): PlannedField[] {
  const proves = mobileReg.smsVerification && !phoneChecked;
  // A number that nobody proved opens no account without a password.
  const needsPassword = !social && (mobileReg.password || !(proves || phoneChecked));
  return [
    'mobileNum',
    ...(proves ? (['verificationCode'] as const) : []),
    ...(needsPassword ? PASSWORDS : []),
  ];
}
