import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { confirmWithdrawal as operation } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { claimUploads } from '#modules/upload/claim-uploads.ts';
import { answerWithdrawal } from './answer.store.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import { selectWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

type Input = ParsedRequestOf<typeof operation>;
type Parts = { received: bigint; remaining: bigint };

/** MEM-06, T10: one conditional change decides between the member's answer and the deadline. */
export async function confirmWithdrawal(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const { memberId } = sessionOf(context);
  const before = await selectWithdrawal(db, config.merchant, input.id);
  if (before === null || before.memberId.toString() !== memberId) throw new Refusal('NOT_FOUND');
  const parts = partsOf(input, before.amount - before.fee);
  if (parts === null) {
    const sum = displayMoney(
      minor(before.amount - before.fee),
      await settings.get('currencySymbol'),
      context.language,
    );
    throw new Refusal('WITHDRAWAL_PARTS', { args: [sum] });
  }
  const moved = await answer(context, input, parts);
  const row = await selectWithdrawal(db, config.merchant, input.id);
  if (row === null) throw new Error('a withdrawal is never deleted');
  if (moved) await tellWithdrawal(context, { id: row.id, memberId, state: row.state });
  else assertSaidBefore(row, input, parts);
  return presentWithdrawal(row, await settings.get('withdrawal'));
}

/** The pictures belong to the answer from the moment it counts. */
function answer({ db, config, session }: CallContext, input: Input, parts: Parts): Promise<boolean> {
  const whose = { merchant: config.merchant, memberId: session?.memberId ?? '' };
  return db.transaction(async (tx) => {
    const moved = await answerWithdrawal(tx, { ...whose, id: input.id, answer: input.answer, ...parts });
    const proofs = input.answer === 'received' ? [] : (input.proofs ?? []);
    if (moved) await claimUploads(tx, { ...whose, ids: proofs, subject: `withdrawal:${input.id}` });
    return moved;
  });
}

/** X3: what came and what is missing are what was sent; null when they are not. */
function partsOf(input: Input, sent: bigint): Parts | null {
  if (input.answer === 'received') return { received: sent, remaining: 0n };
  if (input.answer === 'not-received') return { received: 0n, remaining: sent };
  const parts = { received: parseMoney(input.received), remaining: parseMoney(input.remaining) };
  return parts.received + parts.remaining === sent ? parts : null;
}

/** The same answer once more is no error: the first one's reply may have been lost. */
function assertSaidBefore(row: WithdrawalRow, said: Input, { received }: Parts): void {
  if (row.state === said.answer && row.received === received) return;
  if (row.state === 'auto-received' || row.state === 'disbursed') throw new Refusal('WITHDRAWAL_TOO_LATE');
  throw new Refusal('WITHDRAWAL_ANSWERED');
}
