import { OPTIONAL_FIELDS, type OptionalField } from '@maidan/contract/system/register-rules.ts';
import type { registerFields, whitelabel } from '@maidan/contract/system/site-settings.ts';
import type { PlayOption } from '@maidan/contract/seamless-wallet/launch.ts';
import type * as z from 'zod/mini';
import type { Config } from '#config.ts';

/** What a standard may depend on: the promise the operator makes, and where the site is. */
export type SettingsPlace = Pick<Config, 'profile' | 'publicOrigin'>;
/** Which services this site is registered with: without credentials none can be offered (LOG-14). */
export type SettingsHouse = SettingsPlace & Pick<Config, 'identityProviders'>;

/** SET-03: the sandbox shows everything that works on one machine; real money begins with what needs no provider. */
export function standardWhitelabel({ profile }: SettingsPlace): z.output<typeof whitelabel> {
  const sandbox = profile === 'sandbox';
  return {
    pwdEnabled: true,
    smsEnabled: sandbox,
    hasFreePlay: sandbox,
    registerTypes: sandbox ? ['username', 'mobile'] : ['username'],
    mobileReg: { smsVerification: true, password: true },
    forcedPasswordChange: true,
    // On where a demo account shows it (LOG-03); with real money it is the operator's choice.
    passwordExpiryDays: sandbox ? 365 : 0,
    forgotByEmail: true,
    forgotByPhone: sandbox,
    hideUnknownAccounts: !sandbox,
    google: false,
    facebook: false,
    firebasePhone: false,
    passkeys: true,
    // T26: the name on a bank account is no secret, so it is no way in unless the operator says so.
    newAddressCheck: { enabled: false, ways: ['sms', 'email', 'totp'] },
  };
}

/** The sandbox shows what there is, but for features that are bought; with real money it is the operator's choice. */
export function standardPlayOptions({ profile }: SettingsPlace): PlayOption[] {
  return profile === 'sandbox' ? ['auto-play', 'quick-play', 'bought-features'] : [];
}

/** Enough for a board that changes and a chat that is not empty, on a machine that stays calm. */
export const standardBots = ({ profile }: SettingsPlace) =>
  profile === 'sandbox'
    ? { roundsPerMinute: 6, chatLinesPerHour: 3, crashBetsPerFlight: 3, tableBetsPerRound: 2 }
    : { roundsPerMinute: 0, chatLinesPerHour: 0, crashBetsPerFlight: 0, tableBetsPerRound: 0 };

const SHOWN: ReadonlySet<OptionalField> = new Set(['payeeName', 'email', 'mobileNum', 'affiliateCode']);

/** REG-02: a short form; nothing beyond name and password is demanded until the operator does. */
export function standardRegisterFields(): z.output<typeof registerFields> {
  return Object.fromEntries(
    OPTIONAL_FIELDS.map((field) => [field, { show: SHOWN.has(field), required: false }]),
  ) as z.output<typeof registerFields>;
}

/** The own help page, and addresses that belong to nobody: the sandbox sends nobody to a stranger. */
export function standardCustomerService({ publicOrigin }: SettingsPlace) {
  return [
    { csType: 'helpCenter', path: `${publicOrigin}/help` },
    { csType: 'email', path: 'mailto:help@maidan.example' },
    { csType: 'phone', path: 'tel:+12025550123' },
    { csType: 'facebook', path: 'https://www.facebook.com/' },
    { csType: 'youtube', path: 'https://www.youtube.com/' },
  ];
}

export function standardResources({ publicOrigin }: SettingsPlace) {
  return [
    { labelNameEn: 'Android app', url: `${publicOrigin}/help#android` },
    { labelNameEn: 'iOS app', url: `${publicOrigin}/help#ios` },
  ];
}

/** LOG-03: with one of these a member comes in only to choose another. More are recognised by their making. */
export const STANDARD_WEAK_PASSWORDS = ['abc12345', 'password', 'password1', '12345678', 'qwerty123'];
