import type { exportTeamProfit as operation } from '@maidan/contract/agent-reports/export-team-profit.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { listTeamProfit } from './list-team-profit.ts';

type Input = ParsedRequestOf<typeof operation>;
type Page = Awaited<ReturnType<typeof listTeamProfit>>;

const AT_ONCE = 100;

export async function exportTeamProfit(context: CallContext, input: Input): Promise<AsyncGenerator<string>> {
  return profitLines(context, input, await listTeamProfit(context, { ...input, pageSize: AT_ONCE }));
}

async function* profitLines(context: CallContext, input: Input, first: Page): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(input.language).exports.headings.teamProfit);
  for (let page = first; ;) {
    yield page.rows
      .map((row) =>
        csvLine([
          row.name,
          row.depth,
          row.members,
          row.rounds,
          row.stake,
          row.payout,
          row.net,
          row.deposits,
          row.withdrawals,
          row.bonuses,
        ]),
      )
      .join('');
    if (page.nextCursor === null) return;
    page = await listTeamProfit(context, { ...input, cursor: page.nextCursor, pageSize: AT_ONCE });
  }
}
