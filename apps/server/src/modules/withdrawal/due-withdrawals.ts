import type { NodeWork } from '#jobs/node-work.ts';
import { each } from '#jobs/each.ts';
import { SYSTEM } from '#audit/write-audit.ts';
import { closeUnanswered, selectWaiting, takeUnsettled } from './due-withdrawal.store.ts';
import { disburseWithdrawal, reconcileWithdrawal } from './disburse-withdrawal.ts';
import { approveWithdrawal } from './review-withdrawal.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';

const AT_ONCE = 100;

/** MEM-06, X4: what nobody answered for by its deadline counts as received. */
export async function closeDueWithdrawals(place: WithdrawalPlace): Promise<number> {
  const { db, config } = place;
  const closed = await closeUnanswered(db, config.merchant, AT_ONCE);
  for (const { id, memberId } of closed)
    await tellWithdrawal(place, { id, memberId: memberId, state: 'auto-received' });
  return closed.length;
}

/** X5: orders whose outcome is not known are asked after until it is. One that cannot be sent keeps no other waiting. */
export async function reconcileDisbursing(place: WithdrawalPlace): Promise<number> {
  const ids = await takeUnsettled(place.db, place.config.merchant, AT_ONCE);
  await each(
    ids.map((id) => ({ name: `withdrawal ${id}`, act: () => reconcileWithdrawal(place, id) })),
    'orders to pay could not be asked after',
  );
  return ids.length;
}

/** In the sandbox a newcomer sees a withdrawal through without an operator. */
export async function moveSandboxWithdrawals(place: WithdrawalPlace): Promise<number> {
  const { sandboxSeconds } = await place.settings.get('withdrawal');
  if (place.config.profile !== 'sandbox' || sandboxSeconds === null) return 0;
  const act = { by: SYSTEM, reason: 'the sandbox does this by itself' };
  const approved = await waiting(place, 'approved', sandboxSeconds);
  const requested = await waiting(place, 'requested', sandboxSeconds);
  const steps = [
    ...approved.map((id) => ({
      name: `withdrawal ${id}`,
      act: () => disburseWithdrawal(place, { id, ...act }),
    })),
    ...requested.map((id) => ({
      name: `withdrawal ${id}`,
      act: () => approveWithdrawal(place, { id, ...act }),
    })),
  ];
  await each(steps, 'the sandbox could not move all on');
  return approved.length + requested.length;
}

const waiting = ({ db, config }: WithdrawalPlace, state: 'requested' | 'approved', seconds: number) =>
  selectWaiting(db, { merchant: config.merchant, state, seconds, limit: AT_ONCE });

export const dueWithdrawals: NodeWork = {
  name: 'withdrawals',
  everyMs: 1_000,
  run: async (platform) => {
    let moved = 0;
    const parts = [closeDueWithdrawals, moveSandboxWithdrawals, reconcileDisbursing];
    await each(
      parts.map((part) => ({ name: part.name, act: async () => (moved += await part(platform)) })),
      'withdrawals could not be moved on',
    );
    return moved;
  },
};
