import * as z from 'zod/mini';
import { language } from '#language.ts';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';

const offered = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['hosted', 'bank']),
  min: moneyText,
  max: moneyText,
  feeFixed: moneyText,
  feeBasisPoints: z.number(),
  presets: z.array(moneyText),
  hours: z.nullable(z.object({ opens: z.string(), closes: z.string(), timeZone: z.string() })),
  /** Closed ones are shown with their hours, and cannot be chosen. */
  open: z.boolean(),
  needsProof: z.boolean(),
});

export const listDepositMethods = defineOperation({
  name: 'listDepositMethods',
  summary: 'Ways to deposit, with their bounds, fees and opening hours',
  method: 'GET',
  path: '/wps/member/deposit/methods',
  who: 'member',
  encrypted: false,
  perMinute: 120,
  openDuring: ['regionBlock'],
  request: z.strictObject({ language }),
  response: z.object({
    currencySymbol: z.string(),
    methods: z.array(offered),
    /** How the member paid in the last time that money came, to be offered first. */
    last: z.nullable(z.object({ methodId: z.string(), amount: moneyText })),
  }),
  errors: [],
});
