import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Spinner } from '@maidan/ui/spinner.tsx';
import { CircleCheck, Radio } from 'lucide-react';
import { CallError } from '#lib/call/call-error.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { RunLog } from './run-log.tsx';
import type { VendorRun } from './vendor-simulator.queries.ts';

type RunResultProps = {
  trace: string | undefined;
  run: VendorRun | undefined;
  failure: Error | null;
  onRetry: () => void;
};

export function RunResult({ trace, run, failure, onRetry }: RunResultProps) {
  const t = useT('simulator');
  if (trace === undefined)
    return (
      <EmptyState
        icon={<Radio size={28} aria-hidden="true" />}
        title={t('result.none')}
        text={t('result.noneText')}
      />
    );
  if (run === undefined) {
    if (failure === null) return <Skeleton className="h-96 w-full rounded-2xl" />;
    const unknown = failure instanceof CallError && failure.code === 'NOT_FOUND';
    return (
      <EmptyState
        title={t('failedTitle')}
        text={unknown ? t('result.unknown') : failure.message}
        action={unknown ? undefined : <Button onClick={onRetry}>{t('retry')}</Button>}
      />
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Panel title={t('result.title')}>
        <output>
          <Verdict run={run} />
        </output>
        <Balances run={run} />
        <div>
          <p className="text-sm font-medium">{t('result.trace')}</p>
          <div className="flex items-center gap-1">
            <code className="min-w-0 text-sm break-all">{run.traceId}</code>
            <CopyButton text={run.traceId} />
          </div>
          <p className="text-muted text-sm text-pretty">{t('result.traceText')}</p>
        </div>
      </Panel>
      <RunLog calls={run.calls} />
    </div>
  );
}

type Balance = VendorRun['balances'][number];

/** What an order did to the balance; null while it is not over. */
const effectOf = ({ before, after }: Balance): string | null =>
  after === null ? null : formatMoneyText(minor(parseMoney(after) - parseMoney(before)));

function Verdict({ run }: { run: VendorRun }) {
  const t = useT('simulator');
  if (run.state === 'failed') return <Problem text={t('result.broken')} />;
  const [plain, faulty] = run.balances.map(effectOf);
  if (run.state === 'running' || typeof plain !== 'string' || typeof faulty !== 'string')
    return (
      <p className="text-muted flex items-center gap-2">
        <Spinner /> {t('result.running')}
      </p>
    );
  if (plain !== faulty) return <Problem text={t('result.differ', { plain, faulty })} />;
  return (
    <p className="text-gain flex items-start gap-2 font-medium text-pretty">
      <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('result.same', { amount: plain })}
    </p>
  );
}

function Balances({ run }: { run: VendorRun }) {
  const t = useT('simulator');
  const language = useLanguage();
  const money = (amount: string | null, signed = false) =>
    amount === null ? '…' : <MoneyText amount={amount} language={language} signed={signed} />;
  return (
    <table className="w-full text-sm">
      <thead className="text-muted text-left">
        <tr>
          <th scope="col" className="py-1 pr-2 font-medium">
            {t('result.order')}
          </th>
          {(['before', 'after', 'effect'] as const).map((name) => (
            <th key={name} scope="col" className="py-1 pl-2 text-right font-medium">
              {t(`result.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {run.balances.map((balance) => (
          <tr key={balance.order} className="border-line border-t">
            <th scope="row" className="py-2 pr-2 text-left font-medium">
              {t(`result.${balance.order}`)}
            </th>
            <td className="py-2 pl-2 text-right">{money(balance.before)}</td>
            <td className="py-2 pl-2 text-right">{money(balance.after)}</td>
            <td className="py-2 pl-2 text-right">{money(effectOf(balance), true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
