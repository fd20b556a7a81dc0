import * as z from 'zod/mini';
import { moneyText } from '#money-text.ts';
import { defineOperation } from '#operation.ts';
import { toNextPage } from '#page.ts';
import { pageOfTeam, teamBetFilters, teamMember } from './team-figures.ts';

export const listTeamBets = defineOperation({
  name: 'listTeamBets',
  summary: 'Settled bets of the own team, newest first',
  method: 'GET',
  path: '/wps/agent/reports/bets',
  who: 'agent',
  encrypted: false,
  perMinute: 120,
  request: z.strictObject({ ...teamBetFilters, ...pageOfTeam }),
  response: z.object({
    bets: z.array(
      z.object({
        id: z.string(),
        roundId: z.string(),
        member: z.object(teamMember),
        gameName: z.string(),
        vendorName: z.string(),
        placedAt: z.iso.datetime(),
        stake: moneyText,
        payout: moneyText,
        net: moneyText,
      }),
    ),
    ...toNextPage,
  }),
  errors: ['NOT_FOUND'],
});
