import type { DepositMethod } from '@maidan/contract/deposit/deposit-method.ts';
import type { Locale } from '#locales/read-locale.ts';
import { inEveryLanguage } from '#locales/texts.ts';
import type { SettingsPlace } from './standard-site.ts';

export const STANDARD_DEPOSIT_RULES = {
  waitMinutes: 15,
  transferHours: 48,
  mostWaiting: 5,
  sandboxApproveSeconds: 20,
};

const HOSTED = {
  enabled: true,
  kind: 'hosted',
  provider: 'sandbox',
  currency: 'PLY',
  hours: null,
  bank: null,
  needsProof: false,
} as const;

const named = (id: keyof Locale['names']['deposit']) => inEveryLanguage((texts) => texts.names.deposit[id]);

/** Names of nobody, for play money; where money is real an operator names the providers that have been connected. */
const SANDBOX_METHODS: DepositMethod[] = [
  {
    ...HOSTED,
    id: 'sandbox-pay',
    name: named('sandbox-pay'),
    min: '100.00',
    max: '50000.00',
    feeFixed: '0.00',
    feeBasisPoints: 0,
    presets: ['200.00', '500.00', '1000.00', '5000.00', '10000.00'],
  },
  {
    ...HOSTED,
    id: 'taka-wallet',
    name: named('taka-wallet'),
    min: '50.00',
    max: '25000.00',
    feeFixed: '2.00',
    feeBasisPoints: 150,
    presets: ['100.00', '500.00', '1000.00', '2000.00'],
  },
  {
    id: 'bank-transfer',
    name: named('bank-transfer'),
    enabled: true,
    kind: 'bank',
    provider: 'bank',
    currency: 'PLY',
    min: '500.00',
    max: '500000.00',
    feeFixed: '0.00',
    feeBasisPoints: 0,
    presets: ['1000.00', '5000.00', '20000.00', '50000.00'],
    hours: null,
    bank: {
      bank: 'Bank of the Sandbox',
      holder: 'Maidan Play Money',
      number: '0000 1234 5678',
      branch: 'Riverside',
    },
    needsProof: false,
  },
];

export function standardDepositMethods({ profile }: SettingsPlace): DepositMethod[] {
  return profile === 'sandbox' ? SANDBOX_METHODS : [];
}
