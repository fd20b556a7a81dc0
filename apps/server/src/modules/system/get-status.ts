import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getStatus } from '@maidan/contract/system/get-status.ts';
import type { CallContext } from '#http/call-context.ts';

export async function systemStatus(context: CallContext): Promise<ResponseOf<typeof getStatus>> {
  const { settings, config, ip } = context;
  const systemStatusNow = await settings.get('systemStatus');
  return {
    systemStatus: systemStatusNow,
    maintenanceEnd: systemStatusNow === 1 ? await settings.get('maintenanceEnd') : null,
    merchantCode: config.merchant,
    currencySymbol: await settings.get('currencySymbol'),
    location: { ip, country: await context.country() },
    playMoney: config.profile !== 'production',
  };
}
