import { moveAlongLine } from '#modules/upline/move-along-line.ts';
import { standardDownlineTransferRules, standardUplineRules } from '#settings/upline-rules.ts';
import { standardWithdrawalRules } from '#settings/withdrawal-rules.ts';
import type { LineEvent } from './line-past.ts';
import type { MoneyPlace } from './money-place.ts';
import { uuidOf } from './seed-ids.ts';

const CURRENCY = 'PLY';
/** A world that is being made has no settings of its own yet. */
const RULES = { up: standardUplineRules(), down: standardDownlineTransferRules() };
const { turnoverPercent } = standardWithdrawalRules();

/** By the door of every transfer, under the standard rules; what an interrupted run has sent is answered as known. */
export async function sendAlongLine(
  { db, merchant, memberId }: MoneyPlace,
  event: Extract<LineEvent, { kind: 'transfer' }>,
  receiverId: string,
): Promise<void> {
  const otherId = BigInt(receiverId);
  await moveAlongLine(db, {
    merchant,
    memberId,
    direction: event.direction,
    otherId,
    isSame: (id) => id === otherId,
    operationId: uuidOf(`transfer:${event.username}:${event.to}:${event.at}`),
    amount: BigInt(event.amount),
    currency: CURRENCY,
    rules: RULES[event.direction],
    turnoverPercent,
    show: String,
  });
}
