import type { ResponseOf } from '@maidan/contract/operation.ts';
import { formatMoneyText } from '@maidan/contract/money.ts';
import type { getVendorSimulator as operation } from '@maidan/contract/vendor-simulator/get-vendor-simulator.ts';
import type { CallContext } from '#call/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { SIMULATED_PARTNERS } from './simulated-partners.ts';
import { simulatedPlayers } from './simulated-players.ts';

export async function getVendorSimulator(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const currency = await settings.get('currency');
  const players = await Promise.all(
    (await simulatedPlayers(context)).map(async ({ id, username, own }) => {
      const { balance } = await readBalance(db, {
        merchant: config.merchant,
        owner: id.toString(),
        currency,
      });
      return { username, own, balance: formatMoneyText(balance) };
    }),
  );
  return { partners: SIMULATED_PARTNERS, players };
}
