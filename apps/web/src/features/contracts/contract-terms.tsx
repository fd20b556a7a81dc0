import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { TierList } from '#lib/contracts/tier-list.tsx';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useT } from '#lib/texts/i18n.tsx';

export type Terms = Pick<
  AgentContract,
  'type' | 'period' | 'tiers' | 'feeBasisPoints' | 'carriesLosses' | 'currencySymbol'
>;

/** AGT-05: every term, first in one sentence and then one by one. */
export function ContractTerms({ terms }: { terms: Terms }) {
  const t = useT('contract');
  const rate = useRate();
  const { type, tiers, feeBasisPoints, carriesLosses, currencySymbol } = terms;
  const top = rate(tiers.at(-1)?.rateBasisPoints ?? 0);
  const said = { rate: tiers.length > 1 ? t('upTo', { rate: top }) : top, period: useSlotText()(terms) };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty first-letter:uppercase">
        {t(type === 'dividend' ? 'plain.dividend' : 'plain.salary', said)}
      </p>
      <TierList type={type} tiers={tiers} currencySymbol={currencySymbol} />
      <ul className="text-muted flex list-disc flex-col gap-1 pl-5 text-sm">
        {feeBasisPoints > 0 && <li>{t('fee', { rate: rate(feeBasisPoints) })}</li>}
        {type === 'dividend' && <li>{t(carriesLosses ? 'losses.carried' : 'losses.left')}</li>}
        <li>{t('below')}</li>
      </ul>
    </div>
  );
}

/** How often a contract is paid. */
export function useSlotText(): (contract: Pick<AgentContract, 'type' | 'period'>) => string {
  const t = useT('contract');
  return ({ type, period }) => (type === 'dividend' ? t(`periods.${period}`) : t(`slots.${type}`));
}
