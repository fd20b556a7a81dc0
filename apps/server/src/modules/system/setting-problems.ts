import type { SettingKey, SettingValue } from './setting-definitions.ts';
import { unsafePatterns } from './safe-pattern.ts';
import type { SettingsView } from './settings.ts';
import { strangeLinks } from './site-addresses.ts';

type Check<K extends SettingKey> = (
  value: SettingValue<K>,
  view: SettingsView,
) => string[] | Promise<string[]>;
type Checks = { [K in SettingKey]?: Check<K> };

const notOpened = (link: string) =>
  `${link} would not be opened: use https to a known service or the main domain, mailto: or tel:`;

/** What a shape alone cannot say. */
const CHECKS: Checks = {
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
  whitelabel: (value, view) => [
    ...(value.pwdEnabled || value.smsEnabled
      ? []
      : ['pwdEnabled or smsEnabled must stay on: nobody could log in']),
    ...(value.firebasePhone && view.get('firebase') === null
      ? ['firebasePhone needs the setting firebase first']
      : []),
  ],
  registerFields: (fields) =>
    Object.entries(fields)
      .filter(([, { show, required }]) => required && !show)
      .map(([field]) => `${field}: what is required must be shown`),
};

export async function settingProblems<K extends SettingKey>(
  key: K,
  value: SettingValue<K>,
  view: SettingsView,
): Promise<string[]> {
  const check = CHECKS[key] as Check<K> | undefined;
  return check === undefined ? [] : check(value, view);
}
