import { displayMoney, parseMoney } from '@maidan/contract/money.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crown } from 'lucide-react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { PartFailed } from '#features/security/part-states.tsx';
import { vipQuery, type Vip } from '#features/security/security.queries.ts';

/** MEM-14: the rank, and what the next one needs, without coaxing anybody to play for it. */
export function VipCard() {
  const t = useT('security');
  const { data: vip, error, refetch } = useQuery(vipQuery(useLanguage()));
  if (vip !== undefined) return <Rank vip={vip} />;
  if (error !== null) return <PartFailed error={error} onRetry={() => void refetch()} />;
  return (
    <output aria-label={t('loading')}>
      <Skeleton className="h-36 w-full rounded-2xl" />
    </output>
  );
}

function Rank({ vip }: { vip: Vip }) {
  const t = useT('security');
  const { label, level } = vip;
  return (
    <Panel
      on={level !== null}
      icon={<Crown size={22} />}
      title={level === null ? t('vip.none') : t('vip.rank', { label: label ?? 'VIP', level })}
      text={t('vip.rule', { days: vip.days })}
    >
      <Link
        to="/member/vip"
        className="text-accent self-start text-sm font-semibold underline-offset-4 hover:underline"
      >
        {t('vip.more')}
      </Link>
      {vip.next !== null && <Next vip={vip} next={vip.next} />}
    </Panel>
  );
}

function Next({ vip, next }: { vip: Vip; next: NonNullable<Vip['next']> }) {
  const t = useT('security');
  const language = useLanguage();
  const money = (amount: string): string => displayMoney(parseMoney(amount), vip.currencySymbol, language);
  const rank = t('vip.rank', { label: next.label, level: next.level });
  return (
    <div className="flex flex-col gap-2">
      <progress
        aria-label={t('vip.progress', { rank })}
        max={Number(parseMoney(next.stake))}
        value={Number(parseMoney(vip.staked))}
        className="proof-bar w-full"
      />
      <p className="text-sm text-pretty tabular-nums">
        {t('vip.next', { staked: money(vip.staked), stake: money(next.stake), left: money(next.left), rank })}
      </p>
    </div>
  );
}
