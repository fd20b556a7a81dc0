import type { Closure, ResponseOf } from '@maidan/contract/operation.ts';
import type { getStatus as operation } from '@maidan/contract/system/get-status.ts';
import type { CallContext } from '#call/call-context.ts';

type Status = ResponseOf<typeof operation>;

const statusOf = (closure: Closure | null): Status['systemStatus'] =>
  closure === null ? 0 : closure === 'maintenance' ? 1 : 2;

/** STA-01: what is true for this caller; another one may be told something else at the same moment. */
export async function getStatus(context: CallContext): Promise<Status> {
  const { settings, config } = context;
  const systemStatusNow = statusOf(await context.closure());
  return {
    systemStatus: systemStatusNow,
    maintenanceEnd: systemStatusNow === 1 ? await settings.get('maintenanceEnd') : null,
    merchantCode: config.merchant,
    currencySymbol: await settings.get('currencySymbol'),
    playMoney: config.profile !== 'production',
    location: await context.place(),
  };
}
