import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getPermission } from '@maidan/contract/system/get-permission.ts';
import type { getRegisterSettings } from '@maidan/contract/system/get-register-settings.ts';
import type { getStatus } from '@maidan/contract/system/get-status.ts';
import type { getValidationRules } from '@maidan/contract/system/get-validation-rules.ts';
import type { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import { OPTIONAL_FIELDS, RULED_FIELDS } from '@maidan/contract/system/register-rules.ts';
import type { FieldRule, OptionalField, RuledField } from '@maidan/contract/system/register-rules.ts';

type Whitelabel = ResponseOf<typeof getWhitelabel>;
type Permission = ResponseOf<typeof getPermission>;
type RegisterFields = ResponseOf<typeof getRegisterSettings>['fields'];
type Rules = ResponseOf<typeof getValidationRules>['rules'];

export function sampleWhitelabel(change: Partial<Whitelabel> = {}): Whitelabel {
  return {
    pwdEnabled: true,
    smsEnabled: false,
    hasFreePlay: false,
    registerTypes: ['username'],
    mobileReg: { smsVerification: true, password: true },
    forcedPasswordChange: false,
    passwordExpiryDays: 0,
    forgotByEmail: true,
    forgotByPhone: false,
    hideUnknownAccounts: false,
    google: false,
    facebook: false,
    firebasePhone: false,
    passkeys: false,
    newAddressCheck: { enabled: false, ways: [] },
    ...change,
  };
}

/** Nothing is shown but what the test names. */
export function sampleRegisterFields(
  change: Partial<Record<OptionalField, 'optional' | 'required'>> = {},
): RegisterFields {
  const entries = OPTIONAL_FIELDS.map((field) => [
    field,
    { show: field in change, required: change[field] === 'required' },
  ]);
  return Object.fromEntries(entries) as RegisterFields;
}

const ANYTHING: FieldRule = { acceptedPattern: '*', minLength: 0, maxLength: 200, patternId: 'ANY' };

export function sampleRules(change: Partial<Record<RuledField, FieldRule>> = {}): Rules {
  const entries = RULED_FIELDS.map((field) => [field, change[field] ?? ANYTHING]);
  return Object.fromEntries(entries) as Rules;
}

export function sampleStatus(
  change: Partial<ResponseOf<typeof getStatus>> = {},
): ResponseOf<typeof getStatus> {
  return {
    systemStatus: 0,
    maintenanceEnd: null,
    merchantCode: 'maidan',
    currencySymbol: '৳',
    playMoney: true,
    location: { ip: '203.0.113.7', country: 'BD' },
    ...change,
  };
}

export function samplePermission(info: Partial<Permission['info']> = {}): Permission {
  return {
    info: {
      customerService: [],
      domainRoute: { member: 'https://maidan.example', agent: 'https://maidan.example/agent', mobile: null },
      resources: [],
      whitelabel: sampleWhitelabel(),
      register: sampleRegisterFields(),
      mainDomain: 'maidan.example',
      analytics: { gtagId: null },
      imageCDNs: [],
      launchGameCDNs: [],
      firebase: null,
      agentPolicy3: true,
      ...info,
    },
    location: { ip: '203.0.113.7', country: 'BD' },
    maintenance: { active: false, end: null },
    regionRestriction: { active: false },
  };
}
