import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getRealityCheck as operation } from '@maidan/contract/protection/get-reality-check.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { selectProtected, selectSessionSums } from './protection.store.ts';

const money = (amount: bigint) => formatMoneyText(minor(amount));

export async function getRealityCheck(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const session = sessionOf(context);
  const owned = { merchant: config.merchant, memberId: session.memberId };
  const [sums, member, currencySymbol] = await Promise.all([
    selectSessionSums(db, owned, session.id),
    selectProtected(db, owned),
    settings.get('currencySymbol'),
  ]);
  return {
    currencySymbol,
    everyMinutes: member.realityMinutes,
    seconds: Math.max(0, Math.floor(sums.seconds)),
    stakes: money(sums.stakes),
    wins: money(sums.wins),
    net: money(sums.wins - sums.stakes),
  };
}
