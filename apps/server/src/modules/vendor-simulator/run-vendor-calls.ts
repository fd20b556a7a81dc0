import { setTimeout as pause } from 'node:timers/promises';
import type { Money } from '@maidan/contract/money.ts';
import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { VendorFaults, VendorScenario } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import type { CallContext } from '#call/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { arrange } from './arrange.ts';
import { bodyOf, storyOf, type Callback, type Seat } from './scenarios.ts';
import { tellVendorRun } from './tell-vendor-run.ts';
import { sendCall, type Line, type Outgoing } from './vendor-line.ts';
import { endRun, insertCall, writeBalance, type CallRow, type Order } from './vendor-simulator.store.ts';

type Place = Pick<CallContext, 'db' | 'bus' | 'config' | 'log'>;
type VendorRun = {
  readonly memberId: bigint;
  readonly scenario: VendorScenario;
  readonly stake: Money;
  readonly faults: VendorFaults;
  readonly seat: Seat;
};
type Said = WalletStatus | null;
type Fault = CallRow['fault'];

const NO_FAULTS: VendorFaults = {
  copies: 1,
  reorder: false,
  lateSeconds: 0,
  dropReply: false,
  garble: false,
  wrongSignature: false,
  rollbackFirst: false,
};
/** However things go: five copies of three calls in three orders are far below it. */
const MOST_CALLS = 150;
const MOST_PASSES = 4;
/** W21: what a vendor sends again. The bet may still be under way, or a win that has to be undone first. */
const SENT_AGAIN: ReadonlySet<Said> = new Set<Said>([
  'TRANSACTION_NOT_FOUND',
  'ALREADY_SETTLED',
  'IN_PROCESS',
  'UNKNOWN',
  null,
]);
/** Of a bet only what nobody has decided: what was refused did not happen. */
const BET_SENT_AGAIN: ReadonlySet<Said> = new Set<Said>(['IN_PROCESS', 'UNKNOWN', null]);

/** The callbacks of a round as they were made, then those of another such round with faults. Never throws. */
export async function runVendorCalls(place: Place, line: Line, run: VendorRun): Promise<void> {
  const key = { merchant: place.config.merchant, traceId: line.traceId };
  const count = { calls: 0 };
  try {
    await tellOrder({ place, line, run, count, order: 'plain', faults: NO_FAULTS });
    await tellOrder({ place, line, run, count, order: 'faulty', faults: run.faults });
    await endRun(place.db, key, 'done');
  } catch (error) {
    place.log.error({ err: error }, 'a simulated vendor failed');
    await endRun(place.db, key, 'failed').catch(() => undefined);
  }
  await tellVendorRun(place, line.traceId).catch(() => undefined);
}

type Telling = {
  readonly place: Place;
  readonly line: Line;
  readonly run: VendorRun;
  readonly count: { calls: number };
  readonly order: Order;
  readonly faults: VendorFaults;
};

async function tellOrder(telling: Telling): Promise<void> {
  const { run, faults } = telling;
  const { open, closing } = storyOf(run.scenario, run.stake);
  await noteBalance(telling, 'before');
  const { callbacks, late } = arrange(open, faults);
  let waiting = await tell(telling, callbacks, null);
  if (late !== null) {
    await pause(faults.lateSeconds * 1000);
    waiting = [...(await tell(telling, [late], 'late')), ...waiting];
  }
  await tellAgain(telling, waiting);
  await tellAgain(telling, await tell(telling, closing, null));
  await noteBalance(telling, 'after');
}

async function tellAgain(telling: Telling, callbacks: readonly Callback[]): Promise<void> {
  let waiting = callbacks;
  for (let pass = 0; pass < MOST_PASSES && waiting.length > 0; pass += 1)
    waiting = await tell(telling, waiting, 'again');
}

/** One after the other; answers with those to be sent again. */
async function tell(telling: Telling, callbacks: readonly Callback[], fault: Fault): Promise<Callback[]> {
  const { faults } = telling;
  const waiting: Callback[] = [];
  for (const callback of callbacks) {
    if (fault !== 'again') {
      if (faults.garble) await send(telling, callback, 'garbled', 'garbled');
      if (faults.wrongSignature) await send(telling, callback, 'wrong-signature', 'wrong-signature');
      if (faults.dropReply) await send(telling, callback, 'reply-dropped', 'reply-dropped');
    }
    const said = await Promise.all(
      Array.from({ length: faults.copies }, (_, copy) =>
        send(telling, callback, 'whole', copy === 0 ? fault : 'copy'),
      ),
    );
    const again = callback.call === 'bet' || callback.call === 'batch' ? BET_SENT_AGAIN : SENT_AGAIN;
    if (said.every((status) => again.has(status))) waiting.push(callback);
  }
  return waiting;
}

async function send(
  { place, line, run, count, order }: Telling,
  callback: Callback,
  way: Outgoing['way'],
  fault: Fault,
): Promise<Said> {
  count.calls += 1;
  const n = count.calls;
  if (n > MOST_CALLS) throw new Error('a simulated vendor had too much to send');
  const { call, transactionId, body } = bodyOf(callback, run.seat, `${line.traceId}-${order}`);
  const requestId = `${line.traceId}-${n}`;
  const { answer, ...outcome } = await sendCall(line, { call, n, requestId, body, way });
  const status = answer?.status ?? null;
  const key = { merchant: place.config.merchant, traceId: line.traceId };
  await insertCall(place.db, key, {
    ...outcome,
    n,
    call,
    fault,
    requestId,
    transactionId,
    status,
    ordering: order,
    balance: answer?.balance ?? null,
    platformIds: answer?.platformTransactionIds.map(BigInt) ?? [],
  });
  place.log.info({ n, call, fault, status, httpStatus: outcome.httpStatus }, 'a simulated vendor called');
  await tellVendorRun(place, line.traceId);
  return status;
}

async function noteBalance({ place, line, run, order }: Telling, when: 'before' | 'after'): Promise<void> {
  const { db, config } = place;
  const owner = run.memberId.toString();
  const { balance } = await readBalance(db, {
    merchant: config.merchant,
    owner,
    currency: run.seat.currency,
  });
  await writeBalance(db, { merchant: config.merchant, traceId: line.traceId }, { order, when, balance });
}
