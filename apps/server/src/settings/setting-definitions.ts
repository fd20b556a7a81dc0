import { depositMethods } from '@maidan/contract/deposit/deposit-method.ts';
import type { PublicNewsKind } from '@maidan/contract/live.ts';
import { localText } from '@maidan/contract/local-text-field.ts';
import { moneyText } from '@maidan/contract/money-text.ts';
import { JACKPOT_SHARE, tableStreams } from '@maidan/contract/seamless-wallet/house-terms.ts';
import { PLAY_OPTIONS } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  availablePromo,
  country,
  domainRoute,
  firebaseSettings,
  registerFields,
  resource,
  validationRules,
  whitelabel,
} from '@maidan/contract/system/site-settings.ts';
import { text } from '@maidan/contract/text.ts';
import * as z from 'zod/mini';
import { brandTokens } from './brand-tokens.ts';
import { ipRange } from './ip-ranges.ts';
import { merchantWallet, STANDARD_MERCHANT_WALLET } from './merchant-wallet.ts';
import { cdnAddress, hostName } from './site-addresses.ts';
import { STANDARD_DEPOSIT_RULES, standardDepositMethods } from './standard-deposits.ts';
import { STANDARD_COUNTRIES } from './standard-countries.ts';
import { STANDARD_RULES } from './standard-rules.ts';
import {
  STANDARD_WEAK_PASSWORDS,
  standardBots,
  standardCustomerService,
  standardPlayOptions,
  standardRegisterFields,
  standardResources,
  standardWhitelabel,
  type SettingsPlace,
} from './standard-site.ts';
import { downlineRules, standardDownlineRules } from './downline-rules.ts';
import { pointRules, standardPointRules } from './point-rules.ts';
import { standardDownlineTransferRules, standardUplineRules, uplineRules } from './upline-rules.ts';
import { pushHost, standardPushHosts } from './push-hosts.ts';
import { standardVipLabels, standardVipRules, vipRules } from './vip-rules.ts';
import { standardWithdrawalRules, withdrawalRules } from './withdrawal-rules.ts';

type Definition<Schema extends z.ZodMiniType> = {
  schema: Schema;
  /** What holds until somebody changes it. */
  standard: (place: SettingsPlace) => z.output<Schema>;
  /** Which of the open pages' questions a change makes stale. */
  news: PublicNewsKind;
  /** T14: a stored value that cannot be read shuts the door instead of falling back to the standard. */
  failsClosed?: true;
};

const define = <Schema extends z.ZodMiniType>(definition: Definition<Schema>) => definition;

const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const minutes = (max: number) => whole(1, max);
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code such as BD'));
const few = <Schema extends z.ZodMiniType>(schema: Schema, max: number) =>
  z.array(schema).check(z.maxLength(max));

/** What an operator can change while the platform runs. */
export const SETTINGS = {
  brandTokens: define({ schema: brandTokens, standard: () => ({}), news: 'brand' }),
  currency: define({
    schema: z.string().check(z.regex(/^[A-Z]{3}$/)),
    standard: () => 'PLY',
    news: 'status',
  }),
  currencySymbol: define({ schema: text(8), standard: () => '৳', news: 'status' }),
  /** HDR-07: commas by lakh and crore in the languages that write them so; off, by thousands everywhere. */
  lakhGrouping: define({ schema: z.boolean(), standard: () => true, news: 'status' }),
  welcomeAmount: define({
    schema: moneyText.check(z.regex(/^\d{1,7}\.\d\d$/, 'Between "0.00" and "9999999.99", in quotes.')),
    standard: () => '10000.00',
    news: 'status',
  }),
  sessionIdleMinutes: define({ schema: minutes(24 * 60), standard: () => 30, news: 'settings' }),
  sessionAbsoluteMinutes: define({ schema: minutes(7 * 24 * 60), standard: () => 12 * 60, news: 'settings' }),

  /** STA-01: 0 open, 1 maintenance, 2 closed to every region. */
  systemStatus: define({
    schema: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    standard: () => 0 as const,
    news: 'status',
    failsClosed: true,
  }),
  maintenanceEnd: define({
    schema: z.nullable(z.iso.datetime()),
    standard: () => null,
    news: 'status',
  }),
  /** STA-02. */
  blockedCountries: define({
    schema: few(countryCode, 250),
    standard: () => [],
    news: 'status',
    failsClosed: true,
  }),
  blockedAddresses: define({
    schema: few(ipRange, 2_000),
    standard: () => [],
    news: 'status',
    failsClosed: true,
  }),
  /** Which country an address belongs to, where the operator knows better than the provider. */
  addressCountries: define({
    schema: z.record(ipRange, countryCode),
    standard: () => ({}),
    news: 'status',
    failsClosed: true,
  }),

  /** MEM-05 to MEM-07. */
  withdrawal: define({ schema: withdrawalRules, standard: standardWithdrawalRules, news: 'settings' }),

  /** MEM-12. */
  uplineTransfer: define({ schema: uplineRules, standard: standardUplineRules, news: 'settings' }),
  /** AGT-04. */
  downlineTransfer: define({
    schema: uplineRules,
    standard: standardDownlineTransferRules,
    news: 'settings',
  }),
  /** AGT-09. */
  downline: define({ schema: downlineRules, standard: standardDownlineRules, news: 'settings' }),
  /** PRO-04. */
  pointMall: define({ schema: pointRules, standard: standardPointRules, news: 'settings' }),
  /** MEM-13: how often one member may write within 24 hours. */
  feedbackPerDay: define({ schema: whole(1, 1_000), standard: () => 10, news: 'settings' }),
  /** CAT-06: what of a hundred the slots give back, about, for all players alike; each says its exact figure. */
  slotReturn: define({
    schema: z.enum(['94', '96', '97'], 'must be "94", "96" or "97", in quotes'),
    standard: () => '96' as const,
    news: 'settings',
  }),
  /** What of every bet goes into the pool of a jackpot game, in hundredths of a percent; its seed follows (decision 0076). */
  jackpotShare: define({
    schema: whole(JACKPOT_SHARE.least, JACKPOT_SHARE.most),
    standard: () => JACKPOT_SHARE.standard,
    news: 'settings',
  }),
  /** GAM-03: videos beside the drawn live tables of the own house (decision 0139). */
  tableStreams: define({ schema: tableStreams, standard: () => [], news: 'settings' }),
  /** GAM-09. */
  merchantWallet: define({
    schema: merchantWallet,
    standard: () => STANDARD_MERCHANT_WALLET,
    news: 'settings',
  }),

  /** Beside playing round by round, where the licence allows it; a feature is sold nowhere unless it says so here. */
  playOptions: define({
    schema: few(z.enum(PLAY_OPTIONS), PLAY_OPTIONS.length),
    standard: standardPlayOptions,
    news: 'settings',
  }),

  /** SET-03, REG-02, REG-03. */
  whitelabel: define({ schema: whitelabel, standard: standardWhitelabel, news: 'settings' }),
  registerFields: define({ schema: registerFields, standard: standardRegisterFields, news: 'settings' }),
  validationRules: define({ schema: validationRules, standard: () => STANDARD_RULES, news: 'settings' }),
  weakPasswords: define({
    schema: few(text(64), 20_000),
    standard: () => STANDARD_WEAK_PASSWORDS,
    news: 'settings',
  }),
  /** Which text of the terms a newcomer agrees to. */
  termsVersion: define({ schema: text(40), standard: () => '2026-11', news: 'settings' }),
  /** T24: messages to one number, from one address, to one country and in all; the last two bound what they may cost. */
  smsLimits: define({
    schema: z.object({
      resendSeconds: whole(10, 3_600),
      perNumberHour: whole(1, 100),
      perNumberDay: whole(1, 500),
      perAddressHour: whole(1, 10_000),
      perCountryDay: whole(1, 10_000_000),
      perSiteDay: whole(1, 10_000_000),
    }),
    standard: () => ({
      resendSeconds: 60,
      perNumberHour: 5,
      perNumberDay: 10,
      perAddressHour: 30,
      perCountryDay: 5_000,
      perSiteDay: 20_000,
    }),
    news: 'settings',
  }),

  /** SET-01, SET-02. */
  countries: define({ schema: few(country, 300), standard: () => STANDARD_COUNTRIES, news: 'settings' }),
  customerService: define({
    schema: few(z.object({ csType: text(24), path: text(500) }), 20),
    standard: standardCustomerService,
    news: 'settings',
  }),
  resources: define({ schema: few(resource, 20), standard: standardResources, news: 'settings' }),
  domainRoute: define({
    schema: domainRoute,
    standard: ({ publicOrigin }) => ({ member: publicOrigin, agent: `${publicOrigin}/agent`, mobile: null }),
    news: 'settings',
  }),
  mainDomain: define({
    schema: hostName,
    standard: ({ publicOrigin }) => new URL(publicOrigin).hostname,
    news: 'settings',
  }),
  /** MSG-05: hosts of others to which banners and texts may lead, each by its exact name. */
  linkHosts: define({ schema: few(hostName, 30), standard: () => [], news: 'settings' }),
  /** SET-01: visits are measured under it, of those who agree (0047). */
  gtagId: define({
    schema: z.nullable(
      z.string().check(z.regex(/^G-[A-Z0-9]{4,16}$/, 'must be a measurement id such as G-ABC123')),
    ),
    standard: () => null,
    news: 'settings',
  }),
  /** MEM-13: whom notices may be handed to, so that they reach a browser. */
  pushHosts: define({ schema: few(pushHost, 30), standard: standardPushHosts, news: 'settings' }),
  imageCDNs: define({ schema: few(cdnAddress, 10), standard: () => [], news: 'settings' }),
  launchGameCDNs: define({ schema: few(cdnAddress, 10), standard: () => [], news: 'settings' }),
  /** SET-04: what may be offered; a programme is open while a rule gives something for it, too. */
  availablePromo: define({
    schema: availablePromo,
    standard: () => ({ REFERRAL: { enabled: true } }),
    news: 'settings',
  }),
  /** AGT-08: AGENTPOLICY3. Without it nobody asks which contracts run, and the pages of their pay are in no menu. */
  agentPolicy3: define({ schema: z.boolean(), standard: () => true, news: 'settings' }),
  /** AGT-10: whose names agents read in full: everybody's below them, those of their direct downlines, or nobody's. */
  teamNames: define({
    schema: z.enum(['all', 'direct', 'none']),
    standard: () => 'direct' as const,
    news: 'settings',
  }),
  /** MEM-14. */
  vip: define({ schema: vipRules, standard: standardVipRules, news: 'settings' }),
  /** HDR-06: how the name of a VIP rank is said in each language; one that is not here is said as it is. */
  vipLabels: define({
    schema: z.record(text(40), localText(40)),
    standard: standardVipLabels,
    news: 'settings',
  }),
  /** MEM-04. */
  depositMethods: define({ schema: depositMethods, standard: standardDepositMethods, news: 'settings' }),
  depositRules: define({
    schema: z.object({
      /** How long a payment page, and a transfer, is waited for. */
      waitMinutes: whole(1, 24 * 60),
      transferHours: whole(1, 24 * 14),
      /** How many may wait at once. */
      mostWaiting: whole(1, 50),
      /** After so long the sandbox accepts a transfer by itself; where money is real, people look. */
      sandboxApproveSeconds: whole(0, 24 * 3_600),
    }),
    standard: () => STANDARD_DEPOSIT_RULES,
    news: 'settings',
  }),
  /** What the sandbox's simulated checks of age and identity answer; a provider that is configured is asked instead. */
  simulatedChecks: define({
    schema: z.object({
      age: z.enum(['yes', 'no', 'pending'], 'must be yes, no or pending'),
      identity: z.enum(['yes', 'no', 'pending'], 'must be yes, no or pending'),
    }),
    standard: () => ({ age: 'yes' as const, identity: 'yes' as const }),
    news: 'settings',
  }),
  /** How lively the sandbox is (decision 0082); nought is off. There are none where money is real. */
  bots: define({
    schema: z.object({
      roundsPerMinute: whole(0, 60),
      chatLinesPerHour: whole(0, 120),
      crashBetsPerFlight: whole(0, 8),
      tableBetsPerRound: z._default(whole(0, 4), 0),
    }),
    standard: standardBots,
    news: 'settings',
  }),
  firebase: define({ schema: firebaseSettings, standard: () => null, news: 'settings' }),
};

type Definitions = typeof SETTINGS;
export type SettingKey = keyof Definitions;
export type SettingValue<K extends SettingKey> = z.output<Definitions[K]['schema']>;

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

/** All settings as they were read at one moment. */
export type SettingsView = { readonly get: <K extends SettingKey>(key: K) => SettingValue<K> };
