import type { exportTeamLosses as operation } from '@maidan/contract/agent-reports/export-team-losses.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { listTeamLosses } from './list-team-losses.ts';

type Input = ParsedRequestOf<typeof operation>;
type Page = Awaited<ReturnType<typeof listTeamLosses>>;

const AT_ONCE = 100;

export async function exportTeamLosses(context: CallContext, input: Input): Promise<AsyncGenerator<string>> {
  return lossLines(context, input, await listTeamLosses(context, { ...input, pageSize: AT_ONCE }));
}

async function* lossLines(context: CallContext, input: Input, first: Page): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(input.language).exports.headings.teamLosses);
  for (let page = first; ;) {
    yield page.rows
      .map(({ name, depth, lost, rounds, stake, payout, deposits, withdrawals, bonuses }) =>
        csvLine([name, depth, lost, rounds, stake, payout, deposits, withdrawals, bonuses]),
      )
      .join('');
    if (page.nextCursor === null) return;
    page = await listTeamLosses(context, { ...input, cursor: page.nextCursor, pageSize: AT_ONCE });
  }
}
