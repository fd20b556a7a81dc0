import { parseMoney } from '@maidan/contract/money.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crown, PauseCircle, RotateCw } from 'lucide-react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMemberWords, type MemberWords } from '#lib/texts/use-member-words.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { RankHistory } from './rank-history.tsx';
import { RankTable } from './rank-table.tsx';
import { vipQuery, type Vip } from './vip.queries.ts';

/** MEM-03: the rank, what the next one needs in exact numbers, what each brings, and how each was reached. */
export function VipPage() {
  const t = useT('vip');
  const { data, error, refetch } = useQuery(vipQuery(useLanguage()));
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t('title')} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
          <p className="text-muted text-pretty">{t('intro')}</p>
        </div>
        <Link to="/member/securityCenter" className={buttonClass('outline')}>
          {t('security')}
        </Link>
      </div>
      {data === undefined && error === null && (
        <output aria-label={t('loading')} className="flex flex-col gap-4">
          <Skeleton className="h-36 rounded-2xl" />
          <Skeleton className="h-64 rounded-2xl" />
        </output>
      )}
      {data === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
      {data !== undefined && <Ranks vip={data} />}
    </div>
  );
}

function Ranks({ vip }: { vip: Vip }) {
  const t = useT('vip');
  const words = useMemberWords(vip.currencySymbol);
  const { level, label, days } = vip;
  return (
    <>
      <Panel
        on={level !== null}
        icon={<Crown size={22} />}
        title={level === null ? t('none') : t('rank', { label: label ?? t('title'), level })}
        text={t('staked', { days })}
        action={<p className="text-xl font-bold tabular-nums">{words.money(vip.staked)}</p>}
      >
        <Next vip={vip} words={words} />
      </Panel>
      {vip.rests.length > 0 && <Rests reasons={vip.rests} />}
      {vip.levels.length > 0 && <RankTable vip={vip} words={words} />}
      <RankHistory vip={vip} words={words} />
    </>
  );
}

const LIMITS = { to: '/member/limits', words: 'rests.toLimits' } as const;
const WAYS = {
  break: LIMITS,
  limit: LIMITS,
  closed: { to: '/service', words: 'rests.toService' },
  unwanted: { to: '/member/rewardCenter', words: 'levels.to' },
} as const;

/** R2: every reason, and where each is decided. */
function Rests({ reasons }: { reasons: Vip['rests'] }) {
  const t = useT('vip');
  const ways = new Set(reasons.map((reason) => WAYS[reason]));
  return (
    <EmptyState
      icon={<PauseCircle size={28} aria-hidden />}
      title={t('rests.title')}
      text={[...reasons.map((reason) => t(`rests.why.${reason}`)), t('rests.stays')].join(' ')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {[...ways].map(({ to, words }) => (
            <Link key={to} to={to} className={buttonClass('outline')}>
              {t(words)}
            </Link>
          ))}
        </span>
      }
    />
  );
}

function Next({ vip: { next, staked, rests }, words }: { vip: Vip; words: MemberWords }) {
  const t = useT('vip');
  if (rests.length > 0) return null;
  if (next === null) return <p className="text-muted text-sm">{t('top')}</p>;
  const rank = t('rank', { label: next.label, level: next.level });
  const [done, target] = [Number(parseMoney(staked)), Number(parseMoney(next.stake))];
  return (
    <div className="flex flex-col gap-1.5">
      <progress
        aria-label={t('progress', { rank })}
        value={Math.min(done, target)}
        max={target}
        className="bg-raised [&::-moz-progress-bar]:bg-gain [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-gain h-3 w-full appearance-none overflow-hidden rounded-full"
      />
      <p className="flex flex-wrap justify-between gap-x-6 text-sm tabular-nums">
        <span className="font-medium">{t('next', { rank })}</span>
        <span className="text-muted">
          {t('of', { staked: words.money(staked), stake: words.money(next.stake) })} ·{' '}
          {t('left', { left: words.money(next.left) })}
        </span>
      </p>
    </div>
  );
}
