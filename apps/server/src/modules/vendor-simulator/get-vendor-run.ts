import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getVendorRun as operation } from '@maidan/contract/vendor-simulator/get-vendor-run.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentRun } from './vendor-simulator.present.ts';
import { selectCalls, selectLedger, selectRun } from './vendor-simulator.store.ts';

/** From the click to the rows of the ledger, all under one id. */
export async function getVendorRun(
  { db, config }: CallContext,
  { traceId }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { merchant } = config;
  const run = await selectRun(db, { merchant, traceId });
  if (run === null) throw new Refusal('NOT_FOUND');
  const calls = await selectCalls(db, { merchant, traceId });
  const ledger = await selectLedger(db, merchant, [
    ...new Set(calls.flatMap(({ platformIds }) => platformIds)),
  ]);
  return presentRun(run, calls, ledger);
}
