import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { SOCIAL_PROVIDERS } from '@maidan/contract/accounts/identity/social-provider.ts';
import * as z from 'zod/mini';
import { fieldMessages } from '#refusals/field-messages.ts';
import { SETTINGS, type SettingKey, type SettingsView, type SettingValue } from './setting-definitions.ts';
import { unsafePatterns } from './safe-pattern.ts';
import type { SettingsHouse } from './standard-site.ts';
import { strangeLinks } from './site-addresses.ts';
import { pointRuleProblems } from './point-rules.ts';
import { uplineRuleProblems } from './upline-rules.ts';
import { withdrawalRuleProblems } from './withdrawal-rules.ts';

/** What an operator wanted to save and may not: nothing has changed, and every reason is told. */
export class SettingRefused extends Error {
  readonly problems: readonly string[];
  constructor(key: string, problems: readonly string[]) {
    super([`${key} is not accepted:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'SettingRefused';
    this.problems = problems;
  }
}

/** The value in its shape; a name that nobody knows is a slip of the pen and refused like any other. */
export function checkShape<K extends SettingKey>(key: K, value: unknown): SettingValue<K> {
  const checked = SETTINGS[key].schema.safeParse(value);
  if (!checked.success)
    throw new SettingRefused(
      key,
      checked.error.issues.map((issue) => describe(issue, value)),
    );
  const unknown = unknownNames(value, checked.data);
  if (unknown.length > 0)
    throw new SettingRefused(
      key,
      unknown.map((name) => `${name}: no such name`),
    );
  return checked.data as SettingValue<K>;
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  const [text = ''] = Object.values(fieldMessages([issue], value, DEFAULT_LANGUAGE));
  const offered = issue.code === 'invalid_value' ? ` (${issue.values.join(', ')})` : '';
  const said = issue.message === 'Invalid input' ? `${text}${offered}` : issue.message;
  return issue.path.length === 0 ? said : `${issue.path.join('.')}: ${said}`;
}

function unknownNames(given: unknown, kept: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(given).flatMap(([name, part]) =>
    Object.hasOwn(kept, name)
      ? unknownNames(part, Reflect.get(kept, name), `${path}${name}.`)
      : [`${path}${name}`],
  );
}

type Check<K extends SettingKey> = (
  value: SettingValue<K>,
  view: SettingsView,
  house: SettingsHouse,
) => string[] | Promise<string[]>;
type Checks = { [K in SettingKey]?: Check<K> };

const notOpened = (link: string) =>
  `${link} would not be opened: use https to a known service or the main domain, mailto: or tel:`;

/** What a shape alone cannot say. */
const CHECKS: Checks = {
  withdrawal: (rules) => withdrawalRuleProblems(rules),
  uplineTransfer: (rules) => uplineRuleProblems(rules),
  downlineTransfer: (rules) => uplineRuleProblems(rules),
  pointMall: (rules) => pointRuleProblems(rules),
  validationRules: (rules) => unsafePatterns(rules),
  customerService: (entries, view) =>
    strangeLinks(
      entries.map(({ path }) => path),
      [view.get('mainDomain')],
    ).map(notOpened),
  resources: (entries, view) =>
    strangeLinks(
      entries.map(({ url }) => url),
      [view.get('mainDomain')],
    ).map(notOpened),
  firebase: (value, view) =>
    value === null && view.get('whitelabel').firebasePhone
      ? ['firebasePhone of the setting whitelabel needs it: switch that off first']
      : [],
  whitelabel: (value, view, { identityProviders }) => [
    ...(value.pwdEnabled || value.smsEnabled
      ? []
      : ['pwdEnabled or smsEnabled must stay on: nobody could log in']),
    ...(value.firebasePhone && view.get('firebase') === null
      ? ['firebasePhone needs the setting firebase first']
      : []),
    ...SOCIAL_PROVIDERS.filter((provider) => value[provider] && identityProviders[provider] === null).map(
      (provider) =>
        `${provider} needs credentials first: OIDC_${provider.toUpperCase()}_CLIENT_ID and OIDC_${provider.toUpperCase()}_CLIENT_SECRET, for the nodes and for this command`,
    ),
  ],
  bots: (rates, _view, { profile }) =>
    profile === 'production' && Object.values(rates).some((rate) => rate > 0)
      ? ['there are no bots where money is real']
      : [],
  registerFields: (fields) =>
    Object.entries(fields)
      .filter(([, { show, required }]) => required && !show)
      .map(([field]) => `${field}: what is required must be shown`),
};

export async function settingProblems<K extends SettingKey>(
  key: K,
  value: SettingValue<K>,
  view: SettingsView,
  house: SettingsHouse,
): Promise<string[]> {
  const check: Check<K> | undefined = CHECKS[key];
  return check === undefined ? [] : check(value, view, house);
}
