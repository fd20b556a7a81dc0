import * as z from 'zod/mini';
import { defineOperation } from '#operation.ts';
import { namedRange } from '#records/record-filters.ts';
import { countedAt, teamDayFigures } from './team-figures.ts';

/** `active` counts each member once, however many days were played. */
export const getTeamOverview = defineOperation({
  name: 'getTeamOverview',
  summary: 'What the own team did in a range of days, by day, beside as many days before',
  method: 'GET',
  path: '/wps/agent/reports/overview',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject(namedRange),
  response: z.object({
    countedAt,
    members: z.int(),
    directs: z.int(),
    /** How many there were when the range began. */
    membersBefore: z.int(),
    totals: z.object(teamDayFigures),
    before: z.object(teamDayFigures),
    /** Every day of the range, oldest first, also those without play. */
    days: z.array(z.object({ ...teamDayFigures, day: z.iso.date() })),
  }),
  errors: [],
});
