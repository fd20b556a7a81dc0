import { VENDOR_ORDERS } from '@maidan/contract/vendor-simulator/vendor-run.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { VendorRun } from './vendor-simulator.queries.ts';

type Call = VendorRun['calls'][number];

/** Every call in the order in which its answer came, under the order it belongs to. */
export function RunLog({ calls }: { calls: readonly Call[] }) {
  const t = useT('simulator');
  return (
    <Panel title={t('log.title')}>
      {VENDOR_ORDERS.map((order) => {
        const own = calls.filter((one) => one.order === order);
        if (own.length === 0) return null;
        return (
          <section key={order} aria-label={t(`result.${order}`)} className="flex flex-col gap-2">
            <h3 className="text-muted text-sm font-semibold">{t(`result.${order}`)}</h3>
            <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
              {own.map((one) => (
                <LoggedCall key={one.n} call={one} />
              ))}
            </ol>
          </section>
        );
      })}
    </Panel>
  );
}

function LoggedCall({ call }: { call: Call }) {
  const t = useT('simulator');
  const language = useLanguage();
  const { n, fault, status, httpStatus, balance, platformTransactionIds, ledger, bytes, sent, ms } = call;
  return (
    <li className="bg-raised flex flex-col gap-2 rounded-lg px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-muted tabular-nums">{n}</span>
        <span className="font-semibold">{t(`log.call.${call.call}`)}</span>
        {fault !== null && (
          <span className="bg-action/14 rounded px-1.5 py-0.5 text-xs font-medium">
            {t(`log.fault.${fault}`)}
          </span>
        )}
        <code className={clsx('ml-auto font-semibold', status === 'OK' ? 'text-gain' : 'text-text')}>
          {status ?? t('log.noAnswer')}
        </code>
        {httpStatus !== null && <code className="text-muted">HTTP {httpStatus}</code>}
        <span className="text-muted tabular-nums">{t('log.time', { ms })}</span>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        {balance !== null && (
          <Fact name={t('log.balance')}>
            <MoneyText amount={balance} language={language} />
          </Fact>
        )}
        {platformTransactionIds.length > 0 && (
          <Fact name={t('log.platform')}>
            <code className="break-all">{platformTransactionIds.join(', ')}</code>
          </Fact>
        )}
        {ledger.length > 0 && (
          <Fact name={t('log.ledger')}>
            {ledger.map(({ transactionId, entries }) => (
              <code key={transactionId} className="block break-all">
                {t('log.entries', { transaction: transactionId, entries: entries.join(' ') })}
              </code>
            ))}
          </Fact>
        )}
      </dl>
      <details>
        <summary className="text-muted min-h-6 cursor-pointer">{t('log.sent', { bytes })}</summary>
        <code className="mt-1 block text-xs break-all whitespace-pre-wrap">{sent}</code>
      </details>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
