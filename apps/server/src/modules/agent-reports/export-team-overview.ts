import type { exportTeamOverview as operation } from '@maidan/contract/agent-reports/export-team-overview.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { getTeamOverview } from './get-team-overview.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function exportTeamOverview(
  context: CallContext,
  input: Input,
): Promise<AsyncGenerator<string>> {
  return overviewLines(await getTeamOverview(context, input), input);
}

async function* overviewLines(
  { days }: Awaited<ReturnType<typeof getTeamOverview>>,
  { language }: Input,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(language).exports.headings.teamOverview);
  for (const row of days)
    yield csvLine([
      row.day,
      row.active,
      row.joined,
      row.firstDeposits,
      row.rounds,
      row.stake,
      row.payout,
      row.net,
      row.deposits,
      row.withdrawals,
      row.bonuses,
      row.commission,
    ]);
}
