import { languageFacts } from '@maidan/contract/languages.ts';
import type { AgentContract } from '@maidan/contract/agents/agent-contract.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

/** AGT-05: every term, first in one sentence and then one by one. */
export function ContractTerms({ contract }: { contract: AgentContract }) {
  const t = useT('contract');
  const locale = languageFacts(useLanguage()).locale;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    contract.rateBasisPoints / 10_000,
  );
  const period = t(`periods.${contract.period}`);
  const offered = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(
    new Date(contract.proposedAt),
  );
  return (
    <>
      <p className="text-pretty">
        {t(contract.type === 'dividend' ? 'plain.dividend' : 'plain.salary', { rate, period })}
      </p>
      <dl className="bg-ground/60 flex flex-col gap-3 rounded-xl p-4 text-sm">
        <Term name={t('from')}>{contract.upline}</Term>
        <Term name={t('kind')}>{t(`type.${contract.type}`)}</Term>
        <Term name={t('rate')}>{rate}</Term>
        <Term name={t('period')}>{period}</Term>
        <Term name={t('activeMembers')}>
          <Bar none={contract.activeMembers === 0}>
            {new Intl.NumberFormat(locale).format(contract.activeMembers)}
          </Bar>
        </Term>
        <Amount name={t('validBet')} amount={contract.validBet} symbol={contract.currencySymbol} />
        <Amount name={t('profitLoss')} amount={contract.profitLoss} symbol={contract.currencySymbol} />
        <Amount
          name={t(`betAmount.${contract.type}`)}
          amount={contract.betAmount}
          symbol={contract.currencySymbol}
        />
        <Term name={t('offeredAt')}>{offered}</Term>
      </dl>
    </>
  );
}

function Amount({ name, amount, symbol }: { name: string; amount: string; symbol: string }) {
  const language = useLanguage();
  return (
    <Term name={name}>
      <Bar none={amount === '0.00'}>
        <MoneyText amount={amount} symbol={symbol} language={language} />
      </Bar>
    </Term>
  );
}

/** Nothing to reach is said in words: a zero could be read as a promise of nothing. */
function Bar({ none, children }: { none: boolean; children: ReactNode }) {
  const t = useT('contract');
  return none ? (
    t('none')
  ) : (
    <>
      {t('atLeast')} {children}
    </>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
