import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getBalance as operation } from '@maidan/contract/wallet/get-balance.ts';
import { sessionOf, type CallContext } from '#http/call-context.ts';
import { readBalance } from '#ledger/read-balance.ts';
import { currencyOf } from './wallet.policy.ts';

export async function getBalance(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const session = sessionOf(context);
  const account = await readBalance(db, {
    merchant: config.merchant,
    owner: session.memberId,
    currency: await currencyOf(session, settings),
  });
  return {
    balance: formatMoneyText(minor(account.balance - account.held)),
    held: formatMoneyText(account.held),
    currencySymbol: await settings.get('currencySymbol'),
    version: Number(account.version),
  };
}
