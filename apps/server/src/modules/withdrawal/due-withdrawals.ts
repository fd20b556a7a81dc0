import type { DueWork } from '#jobs/due-work.ts';
import { SYSTEM } from '#modules/audit/write-audit.ts';
import { closeUnanswered, selectWaiting, takeUnsettled } from './due-withdrawal.store.ts';
import { disburseWithdrawal, reconcileWithdrawal } from './disburse-withdrawal.ts';
import { approveWithdrawal } from './review-withdrawal.ts';
import { tellWithdrawal, type WithdrawalPlace } from './tell-withdrawal.ts';

const AT_ONCE = 100;

/** MEM-06, X4: what nobody answered for by its deadline counts as received. */
export async function closeDueWithdrawals(place: WithdrawalPlace): Promise<number> {
  const { db, config } = place;
  const closed = await closeUnanswered(db, config.merchant, AT_ONCE);
  for (const { id, member_id } of closed)
    await tellWithdrawal(place, { id, memberId: member_id, state: 'auto-received' });
  return closed.length;
}

/** X5: orders whose outcome is not known are asked after until it is. One that cannot be sent keeps no other waiting. */
export async function reconcileDisbursing(place: WithdrawalPlace): Promise<number> {
  const ids = await takeUnsettled(place.db, place.config.merchant, AT_ONCE);
  await each(ids, 'orders to pay could not be asked after', (id) => reconcileWithdrawal(place, id));
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
    ...approved.map((id) => () => disburseWithdrawal(place, { id, ...act })),
    ...requested.map((id) => () => approveWithdrawal(place, { id, ...act })),
  ];
  await each<() => Promise<unknown>>(steps, 'the sandbox could not move all on', (step) => step());
  return approved.length + requested.length;
}

/** All of them, also behind one that fails; then what failed is told. */
async function each<T>(all: readonly T[], what: string, act: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await act(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, what);
}

const waiting = ({ db, config }: WithdrawalPlace, state: 'requested' | 'approved', seconds: number) =>
  selectWaiting(db, { merchant: config.merchant, state, seconds, limit: AT_ONCE });

export const dueWithdrawals: DueWork = {
  name: 'withdrawals',
  everyMs: 1_000,
  run: async (platform) => {
    let moved = 0;
    const parts = [closeDueWithdrawals, moveSandboxWithdrawals, reconcileDisbursing];
    await each(parts, 'withdrawals could not be moved on', async (part) => (moved += await part(platform)));
    return moved;
  },
};
