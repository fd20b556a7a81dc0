import { WIRES } from '#adapters/wallet-wires/wires.ts';
import type { Platform } from '#call/platform.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { simulatedPartner } from './simulated-partners.ts';
import { ownOrigin, takeSeat } from './take-seat.ts';
import { sendCall, type Line } from './vendor-line.ts';
import {
  claimCutRuns,
  endRun,
  insertCall,
  selectStanding,
  type CallRow,
  type CutRun,
} from './vendor-simulator.store.ts';

type Place = Pick<Platform, 'db' | 'bus' | 'config' | 'settings'>;

/**
 * W19, W21: a vendor that died over a round undoes what it cannot finish, when it is there again. So does the simulated one: what was
 * killed in the middle of a run leaves no round open, and nobody's stake.
 */
export async function closeCutRuns(place: Place): Promise<number> {
  const runs = await claimCutRuns(place.db, place.config.merchant);
  for (const run of runs) await closeRun(place, run);
  return runs.length;
}

async function closeRun(place: Place, run: CutRun): Promise<void> {
  const { db, config } = place;
  const { traceId, shape, partner } = run;
  const key = { merchant: config.merchant, traceId };
  const signer = await simulatedPartner(place, shape);
  const seat = await takeSeat(place, run.memberId, partner);
  // Without a game that is open there is no token to call with: it is tried again.
  if (seat === null) return;
  const line: Line = { origin: ownOrigin(config), wire: WIRES[shape], signer, traceId };
  let n = run.calls;
  const send = async (
    call: 'rollback' | 'endRound',
    roundId: string,
    transaction?: string,
  ): Promise<void> => {
    n += 1;
    const requestId = `${traceId}-${n}`;
    const transactionId = transaction === undefined ? null : `${transaction}-cut`;
    const undone = transaction === undefined ? {} : { transactionId, originalTransactionId: transaction };
    const body = { token: seat.token, roundId, ...undone };
    const { answer, ...outcome } = await sendCall(line, { call, n, requestId, body, way: 'whole' });
    const noted: CallRow = {
      ...outcome,
      n,
      call,
      fault: 'again',
      requestId,
      transactionId,
      ordering: roundId.endsWith('plain') ? 'plain' : 'faulty',
      status: answer?.status ?? null,
      balance: answer?.balance ?? null,
      platformIds: answer?.platformTransactionIds.map(BigInt) ?? [],
    };
    await insertCall(db, key, noted);
  };
  for (const { roundId, transactionId } of await selectStanding(db, key, partner))
    if (transactionId !== null) await send('rollback', roundId, transactionId);
  // A round without a bet is void by then; what is open all the same had none to begin with.
  const stillOpen = await selectStanding(db, key, partner);
  for (const roundId of new Set(stillOpen.map((one) => one.roundId))) await send('endRound', roundId);
  if ((await selectStanding(db, key, partner)).length === 0) await endRun(db, key, 'failed');
}

export const closeCutRunsWork: NodeWork = {
  name: 'runs of the simulated vendor that were cut off',
  everyMs: 30_000,
  run: async (platform) => (platform.config.profile === 'sandbox' ? closeCutRuns(platform) : 0),
};
