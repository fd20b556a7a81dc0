import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { namedRange } from '#records/record-filters.ts';

/** What the house pays an agent for. */
export const INCOME_SOURCES = ['dividend', 'salary', 'rebate', 'bonus'] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

/** One source alone: days without any of it are left out, and the totals are of it. */
export const incomeFilters = { ...namedRange, source: z.optional(z.enum(INCOME_SOURCES)) };

const sums = {
  dividend: moneyText,
  salary: moneyText,
  rebate: moneyText,
  bonus: moneyText,
  total: moneyText,
};

export const getAgentIncome = defineOperation({
  name: 'getAgentIncome',
  summary: 'What the house paid the agent, by day',
  method: 'GET',
  path: '/wps/agent/reports/income',
  who: 'agent',
  encrypted: false,
  perMinute: 60,
  request: z.strictObject(incomeFilters),
  response: z.object({
    totals: z.object(sums),
    /** Days with income alone, the newest first. */
    days: z.array(z.object({ ...sums, day: z.iso.date() })),
  }),
  errors: [],
});
