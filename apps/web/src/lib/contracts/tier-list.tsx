import type { ContractTier, ContractType } from '@maidan/contract/agents/agent-contract.ts';
import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { clsx } from 'clsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useRate } from './use-rate.ts';

type TierListProps = {
  type: ContractType;
  tiers: readonly ContractTier[];
  currencySymbol: string;
  /** The one that was met, counted from 1. */
  met?: number | null;
};

/** AGT-05: each tier with its rate and, in words, what it asks for. */
export function TierList({ type, tiers, currencySymbol, met = null }: TierListProps) {
  const t = useT('contract');
  const rate = useRate();
  const barsOf = useBars(type, currencySymbol);
  return (
    <ol aria-label={t('tiers')} className="flex flex-col gap-2">
      {tiers.map((tier, index) => (
        <li
          key={tier.rateBasisPoints}
          aria-current={met === index + 1 ? 'true' : undefined}
          className={clsx(
            'flex items-baseline gap-4 rounded-lg px-3 py-2 text-sm',
            met === index + 1 ? 'bg-gain/12' : 'bg-raised/60',
          )}
        >
          <strong className="w-16 shrink-0 text-base tabular-nums">{rate(tier.rateBasisPoints)}</strong>
          <span className="text-muted text-pretty">{barsOf(tier).join(', ')}</span>
        </li>
      ))}
    </ol>
  );
}

function useBars(type: ContractType, currencySymbol: string): (tier: ContractTier) => string[] {
  const t = useT('contract');
  const language = useLanguage();
  const money = (amount: string) => displayMoney(parseMoney(amount), currencySymbol, language);
  return ({ activeMembers, validBet, profitLoss, betAmount }) => {
    const bars = [
      ...(activeMembers > 0 ? [t('bars.members', { count: activeMembers })] : []),
      ...(validBet === '0.00' ? [] : [t('bars.validBet', { amount: money(validBet) })]),
      ...(profitLoss === '0.00' ? [] : [t('bars.profitLoss', { amount: money(profitLoss) })]),
      ...(betAmount === '0.00'
        ? []
        : [t(type === 'dividend' ? 'bars.betOfMember' : 'bars.betAmount', { amount: money(betAmount) })]),
    ];
    return bars.length === 0 ? [t('bars.none')] : bars;
  };
}
