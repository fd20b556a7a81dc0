import { randomBytes } from 'node:crypto';
import { parseMoney } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { startVendorRun as operation } from '@maidan/contract/vendor-simulator/start-vendor-run.ts';
import { WIRES } from '#adapters/wallet-wires/wires.ts';
import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { closeCutRuns } from './close-cut-runs.ts';
import { runVendorCalls } from './run-vendor-calls.ts';
import { ownOrigin, takeSeat } from './take-seat.ts';
import { simulatedPartner } from './simulated-partners.ts';
import { simulatedPlayers } from './simulated-players.ts';
import { forgetOldRuns, insertRun } from './vendor-simulator.store.ts';

type Input = ParsedRequestOf<typeof operation>;

/** Answers when the run has begun; `getVendorRun` tells how it goes on. */
export async function startVendorRun(
  context: CallContext,
  input: Input,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { merchant } = config;
  const { shape, scenario, faults, traceId = randomBytes(16).toString('hex') } = input;
  const player = (await simulatedPlayers(context)).find(({ username }) => username === input.player);
  if (player === undefined) throw new Refusal('NOT_FOUND');
  const signer = await simulatedPartner(context, shape);
  await closeCutRuns(context);
  await forgetOldRuns(db, merchant);
  const stake = parseMoney(input.stake);
  const run = { memberId: player.id, partner: signer.partner, scenario, stake, faults };
  const seat = await db.transaction(async (tx) => {
    const inTheWay = await insertRun(tx, { merchant, traceId }, run);
    if (inTheWay === 'player') throw new Refusal('VENDOR_RUN_UNDER_WAY');
    if (inTheWay === 'trace') throw new Refusal('OPERATION_CONFLICT');
    const taken = await takeSeat({ ...context, db: tx }, player.id, signer.partner);
    if (taken === null) throw new Refusal('GAME_UNAVAILABLE');
    return taken;
  });
  const log = context.log.child({ trace: traceId });
  log.info({ partner: signer.partner, scenario, faults }, 'a vendor is simulated');
  const line = { origin: ownOrigin(config), wire: WIRES[shape], signer, traceId };
  // Not awaited: it takes as long as its faults say, and is told about by itself.
  void runVendorCalls({ ...context, log }, line, { ...run, seat });
  return { traceId };
}
