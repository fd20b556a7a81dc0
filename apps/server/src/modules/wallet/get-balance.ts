import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getBalance as operation } from '@maidan/contract/wallet/get-balance.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { readBalance, readFundsInWallets } from '#ledger/read-balance.ts';
import { readDebtInWallets } from '#ledger/read-debt.ts';
import { currencyOf } from './wallet.policy.ts';

export async function getBalance(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const session = sessionOf(context);
  const whose = { merchant: config.merchant, owner: session.memberId };
  const currency = await currencyOf(session, settings);
  const [account, owed] = await Promise.all([
    readBalance(db, { ...whose, currency }),
    readDebtInWallets(db, config.merchant, session.memberId),
  ]);
  const free = minor(account.balance - account.held);
  const funds = free < 0n ? await readFundsInWallets(db, { ...whose, currency }) : minor(0n);
  return {
    balance: formatMoneyText(free),
    held: formatMoneyText(account.held),
    owedInWallets: formatMoneyText(owed),
    fundsInWallets: formatMoneyText(funds),
    currencySymbol: await settings.get('currencySymbol'),
    version: Number(account.version),
  };
}
