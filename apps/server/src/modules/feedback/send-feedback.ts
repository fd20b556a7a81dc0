import type { sendFeedback as operation } from '@maidan/contract/feedback/send-feedback.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { claimUploads } from '#modules/upload/claim-uploads.ts';
import { presentFeedback } from './feedback.present.ts';
import {
  countDay,
  insertFeedback,
  lockMember,
  selectByOperation,
  type FeedbackRow,
  type Whose,
} from './feedback.store.ts';

type Input = ParsedRequestOf<typeof operation>;

/** MEM-13: the question and its pictures belong together from the moment it is asked. */
export async function sendFeedback(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const whose = { merchant: config.merchant, memberId: sessionOf(context).memberId };
  const perDay = await settings.get('feedbackPerDay');
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, whose);
    const known = await selectByOperation(tx, whose, input.operationId);
    if (known !== null) return sameOrRefused(known, input);
    if ((await countDay(tx, whose)) >= perDay) throw new Refusal('FEEDBACK_TOO_MANY', { args: [perDay] });
    return write(tx, whose, input);
  });
  return presentFeedback(row);
}

function sameOrRefused(known: FeedbackRow, input: Input): FeedbackRow {
  if (known.content !== input.content || known.type !== input.type) throw new Refusal('OPERATION_CONFLICT');
  return known;
}

async function write(tx: Database, whose: Whose, input: Input): Promise<FeedbackRow> {
  const id = await insertFeedback(tx, { ...whose, ...input });
  await claimUploads(tx, { ...whose, ids: input.pictures ?? [], subject: `feedback:${id}` });
  const row = await selectByOperation(tx, whose, input.operationId);
  if (row === null) throw new Error('a question that was just written is not there');
  return row;
}
