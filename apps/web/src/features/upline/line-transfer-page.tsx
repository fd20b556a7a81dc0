import { digits } from '@maidan/contract/digits.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Notice, Panel } from '#lib/widgets/panel.tsx';
import { InTheWay, isOpen } from './in-the-way.tsx';
import { LineStatement } from './line-statement.tsx';
import { SendForm } from './send-form.tsx';
import { downlineDeskQuery, uplineDeskQuery, type MoneyDesk } from './upline.queries.ts';
import type { Receiver } from './use-send-form.ts';
import { useWords } from './use-words.ts';

type Props = {
  way: 'down' | 'up';
  to: string | undefined;
  onWay: (way: 'down' | 'up') => void;
  onChange: () => void;
  /** Where somebody below is chosen. */
  chooser: ReactNode;
};

/** AGT-04: money along the own line, and what went along it before. */
export function LineTransferPage({ way, to, onWay, onChange, chooser }: Props) {
  const t = useT('downline');
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t('transfer.title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('transfer.title')}</h1>
        <p className="text-muted text-pretty">{t('transfer.intro')}</p>
      </div>
      <fieldset className="bg-surface shadow-low flex w-fit gap-1 rounded-xl p-1">
        <legend className="sr-only">{t('transfer.ways')}</legend>
        {(['down', 'up'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={way === one}
            className={clsx(
              'flex h-10 cursor-pointer items-center gap-2 rounded-lg px-4 text-sm font-medium transition-colors',
              way === one ? 'bg-raised text-text' : 'text-muted hover:text-text',
            )}
            onClick={() => onWay(one)}
          >
            {one === 'down' ? <ArrowDown size={18} aria-hidden /> : <ArrowUp size={18} aria-hidden />}
            {t(`transfer.${one}`)}
          </button>
        ))}
      </fieldset>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        {way === 'up' ? <Up /> : <Down to={to} onChange={onChange} chooser={chooser} />}
        <LineStatement />
      </div>
    </div>
  );
}

function Up() {
  const t = useT('downline');
  const { data: desk, error, refetch } = useQuery(uplineDeskQuery());
  if (desk === undefined) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (desk.upline === null)
    return (
      <Panel title={t('transfer.up')}>
        <p className="text-muted text-pretty">{t('transfer.noUp')}</p>
      </Panel>
    );
  return <Counter desk={desk} to={{ key: desk.upline.key, name: desk.upline.name, way: 'up' }} />;
}

function Down({ to, onChange, chooser }: Pick<Props, 'to' | 'onChange' | 'chooser'>) {
  const t = useT('downline');
  const language = useLanguage();
  const { data: desk, error, refetch } = useQuery(downlineDeskQuery(to));
  if (desk === undefined) return <Waiting error={error} onRetry={() => void refetch()} onChange={onChange} />;
  if (!desk.offered)
    return (
      <Panel title={t('transfer.down')}>
        <Notice text={t('transfer.offDown')} />
      </Panel>
    );
  if (desk.receiver === null)
    return (
      <Panel title={t('transfer.toDown')}>
        <InTheWay desk={desk} />
        {chooser}
      </Panel>
    );
  const { id, name, depth } = desk.receiver;
  const number = t('number', { id: digits(id, language) });
  return (
    <Counter
      key={id}
      desk={desk}
      to={{ key: id, name, number, way: 'down' }}
      note={`${number} · ${t('transfer.steps', { count: depth })}`}
      action={
        <Button look="outline" size="small" onClick={onChange}>
          {t('transfer.change')}
        </Button>
      }
    />
  );
}

type CounterProps = {
  desk: MoneyDesk;
  to: Receiver;
  note?: string;
  action?: ReactNode;
};

function Counter({ desk, to, note, action }: CounterProps) {
  const t = useT('upline');
  const team = useT('downline');
  const words = useWords(desk.currencySymbol);
  return (
    <Panel title={t('form.title')} action={action}>
      <InTheWay desk={desk} />
      <dl className="grid grid-cols-2 gap-4">
        <div className="min-w-0">
          <dt className="text-muted text-sm">{t('available')}</dt>
          <dd className="truncate text-2xl font-bold tabular-nums">{words.money(desk.available)}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted text-sm">{to.way === 'up' ? t('agent') : team('transfer.chosen')}</dt>
          <dd className="truncate text-2xl font-semibold">{to.name}</dd>
          {note !== undefined && <dd className="text-muted text-sm">{note}</dd>}
        </div>
      </dl>
      {isOpen(desk) && <SendForm desk={desk} to={to} words={words} />}
    </Panel>
  );
}

type WaitingProps = { error: Error | null; onRetry: () => void; onChange?: () => void };

function Waiting({ error, onRetry, onChange }: WaitingProps) {
  const t = useT('downline');
  if (error === null)
    return (
      <output aria-label={t('loading')}>
        <Skeleton className="h-80 w-full rounded-2xl" />
      </output>
    );
  return (
    <EmptyState
      icon={<RotateCw size={28} aria-hidden />}
      title={t('failed')}
      text={error.message}
      action={
        <Button onClick={onChange ?? onRetry}>
          {onChange === undefined ? t('retry') : t('transfer.change')}
        </Button>
      }
    />
  );
}
