import type { exportTeamRevenue as operation } from '@maidan/contract/agent-reports/export-team-revenue.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { getTeamRevenue } from './get-team-revenue.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function exportTeamRevenue(context: CallContext, input: Input): Promise<AsyncGenerator<string>> {
  return revenueLines(await getTeamRevenue(context, input), input);
}

async function* revenueLines(
  { periods }: Awaited<ReturnType<typeof getTeamRevenue>>,
  { language }: Input,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(language).exports.headings.teamRevenue);
  for (const row of periods)
    yield csvLine([
      row.start,
      row.rounds,
      row.stake,
      row.payout,
      row.net,
      row.deposits,
      row.withdrawals,
      row.bonuses,
      row.joined,
      row.firstDeposits,
      row.commission,
    ]);
}
