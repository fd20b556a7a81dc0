import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCw, Users } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { InTheWay, isOpen } from './in-the-way.tsx';
import { Recent } from './recent.tsx';
import { SendForm } from './send-form.tsx';
import { uplineDeskQuery, type Desk, type Upline } from './upline.queries.ts';
import { useWords, type Words } from './use-words.ts';

/** MEM-12: money to the agent above, for whom there is one. */
export function UplinePage() {
  const t = useT('upline');
  const { data: desk, error, refetch } = useQuery(uplineDeskQuery());
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      {desk !== undefined && <Found desk={desk} />}
      {desk === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-5 lg:grid-cols-[3fr_2fr]">
          <Skeleton className="h-80 w-full rounded-2xl" />
          <Skeleton className="h-80 w-full rounded-2xl" />
        </output>
      )}
      {desk === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failedTitle')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </div>
  );
}

function Found({ desk }: { desk: Desk }) {
  const t = useT('upline');
  const words = useWords(desk.currencySymbol);
  const { upline } = desk;
  if (upline === null)
    return (
      <EmptyState
        icon={<Users size={28} aria-hidden />}
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Link to="/member/withdraw" className={buttonClass()}>
            {t('none.withdraw')}
          </Link>
        }
      />
    );
  return (
    <>
      <InTheWay desk={desk} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Counter desk={desk} upline={upline} words={words} />
        <Recent transfers={desk.recent} words={words} />
      </div>
    </>
  );
}

function Counter({ desk, upline, words }: { desk: Desk; upline: Upline; words: Words }) {
  const t = useT('upline');
  return (
    <Panel title={t('form.title')}>
      <dl className="grid grid-cols-2 gap-4">
        <div className="min-w-0">
          <dt className="text-muted text-sm">{t('available')}</dt>
          <dd className="truncate text-2xl font-bold tabular-nums">{words.money(desk.available)}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted text-sm">{t('agent')}</dt>
          <dd className="truncate text-2xl font-semibold">{upline.name}</dd>
        </div>
      </dl>
      {isOpen(desk) && (
        <SendForm desk={desk} to={{ key: upline.key, name: upline.name, way: 'up' }} words={words} />
      )}
    </Panel>
  );
}
