import type { exportTeamPayments as operation } from '@maidan/contract/agent-reports/export-team-payments.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { textsIn } from '#locales/texts.ts';
import { CSV_BOM, csvLine } from '#modules/records/csv.ts';
import { CLOCK } from '#modules/records/export-rows.ts';
import { listTeamPayments } from './list-team-payments.ts';

type Input = ParsedRequestOf<typeof operation>;
type Page = Awaited<ReturnType<typeof listTeamPayments>>;

const AT_ONCE = 100;

export async function exportTeamPayments(
  context: CallContext,
  input: Input,
): Promise<AsyncGenerator<string>> {
  return paymentLines(context, input, await listTeamPayments(context, { ...input, pageSize: AT_ONCE }));
}

async function* paymentLines(context: CallContext, input: Input, first: Page): AsyncGenerator<string> {
  const { headings, payments } = textsIn(input.language).exports;
  yield CSV_BOM + csvLine(headings.teamPayments);
  for (let page = first; ;) {
    yield page.payments
      .map(({ at, member, kind, amount }) =>
        csvLine([CLOCK.format(new Date(at)), member.name, payments[kind], amount]),
      )
      .join('');
    if (page.nextCursor === null) return;
    page = await listTeamPayments(context, { ...input, cursor: page.nextCursor, pageSize: AT_ONCE });
  }
}
