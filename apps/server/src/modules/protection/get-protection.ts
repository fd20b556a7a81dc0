import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import type { LimitKind, Protection } from '@maidan/contract/protection/protection.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { presentBreak } from './present-break.ts';
import { selectLimits, selectProtected, type LimitRow } from './protection.store.ts';

/** Everything about the own protection, as every answer of this module shows it. */
export async function getProtection(context: CallContext): Promise<Protection> {
  const { db, config, settings } = context;
  const { memberId, status } = sessionOf(context);
  const owned = { merchant: config.merchant, memberId };
  const [limits, member, currencySymbol] = await Promise.all([
    selectLimits(db, owned),
    selectProtected(db, owned),
    settings.get('currencySymbol'),
  ]);
  return {
    currencySymbol,
    limits: limits.map(presentLimit),
    break: presentBreak(member, status),
    realityMinutes: member.realityMinutes,
  };
}

function presentLimit(row: LimitRow): Protection['limits'][number] {
  const { kind, period, value, wanted, wantedFrom: from, wantedUntil: until, ripe } = row;
  // Whoever has won more than lost has used nothing of a limit on losses.
  const used = row.used > 0n ? row.used : 0n;
  const words = (number: bigint) => limitText(kind, number);
  return {
    kind,
    period,
    value: words(value),
    used: words(used),
    left: words(value > row.used ? value - row.used : 0n),
    wish:
      from === null
        ? null
        : {
            value: wanted === null ? null : words(wanted),
            from: from.toISOString(),
            until: until.toISOString(),
            ripe,
          },
  };
}

function limitText(kind: LimitKind, number: bigint): string {
  return kind === 'time' ? number.toString() : formatMoneyText(minor(number));
}

export function limitNumber(kind: LimitKind, text: string): bigint {
  return kind === 'time' ? BigInt(text) : parseMoney(text);
}
