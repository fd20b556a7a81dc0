import type { getMissionSummary } from '@maidan/contract/rewards/missions/get-mission-summary.ts';
import { MISSION_STATES, type Mission } from '@maidan/contract/rewards/missions/mission.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PauseCircle, RotateCw, Target } from 'lucide-react';
import { useRef } from 'react';
import { PageHead } from '#lib/page/page-head.tsx';
import { useKeptPlace } from '#lib/page/use-kept-place.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useMemberWords, type MemberWords } from '#lib/texts/use-member-words.ts';
import { Leaderboard } from './leaderboard.tsx';
import { MissionCard } from './mission-card.tsx';
import { MissionHistory } from './mission-history.tsx';
import { missionSummaryQuery } from './missions.queries.ts';
import { TakeAll } from './take-all.tsx';

export type Summary = ResponseOf<typeof getMissionSummary>;

/** MEM-10: missions, who has finished most, and what was taken. */
export function MissionsPage() {
  const t = useT('missions');
  const { data, error, refetch } = useQuery(missionSummaryQuery(useLanguage()));
  // What is taken goes away with its button.
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useKeptPlace(heading);
  return (
    <div {...place} className="flex flex-col gap-6">
      <PageHead title={t('title')} />
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-2xl font-bold tracking-tight outline-none sm:text-3xl"
        >
          {t('title')}
        </h1>
        <p className="text-muted text-pretty">{t('intro')}</p>
      </div>
      {data === undefined && error === null && (
        <output aria-label={t('loading')} className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-52 rounded-2xl" />
          <Skeleton className="h-52 rounded-2xl" />
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
      {data !== undefined && <Missions summary={data} />}
    </div>
  );
}

function Missions({ summary }: { summary: Summary }) {
  const t = useT('missions');
  const words = useMemberWords(summary.currencySymbol);
  const { taken, missions, paused, wanted } = summary;
  const rests = paused !== null || !wanted;
  return (
    <>
      {rests && <Rests summary={summary} />}
      {!rests && (
        <p className="bg-surface shadow-low flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-2xl px-5 py-4">
          <span>
            <span className="text-muted block text-sm">{t('month')}</span>
            <span className="font-semibold">{t('monthLine', { count: taken.count })}</span>
          </span>
          <span className="text-gain text-xl font-bold tabular-nums">{words.money(taken.amount)}</span>
        </p>
      )}
      {!rests && missions.length === 0 && (
        <EmptyState icon={<Target size={28} aria-hidden />} title={t('empty.title')} text={t('empty.text')} />
      )}
      {MISSION_STATES.map((state) => (
        <Part
          key={state}
          state={state}
          missions={missions.filter((one) => one.state === state)}
          words={words}
        />
      ))}
      {!rests && <Leaderboard />}
      <MissionHistory words={words} />
    </>
  );
}

const LIMITS = { to: '/member/limits', words: 'paused.to' } as const;
const WAY_OUT = {
  break: LIMITS,
  limit: LIMITS,
  closed: { to: '/service', words: 'paused.toService' },
} as const;

/** To whom nothing may be offered it is said why, and where that is decided. */
function Rests({ summary: { paused } }: { summary: Summary }) {
  const t = useT('missions');
  return (
    <EmptyState
      icon={<PauseCircle size={28} aria-hidden />}
      title={paused === null ? t('off.title') : t(`paused.title.${paused}`)}
      text={paused === null ? t('off.text') : t(`paused.text.${paused}`)}
      action={
        <Link
          to={paused === null ? '/member/rewardCenter' : WAY_OUT[paused].to}
          className={buttonClass('outline')}
        >
          {t(paused === null ? 'off.to' : WAY_OUT[paused].words)}
        </Link>
      }
    />
  );
}

type PartProps = { state: Mission['state']; missions: readonly Mission[]; words: MemberWords };
const HEADS = { ready: 'ready', going: 'going', taken: 'takenTitle' } as const;

function Part({ state, missions, words }: PartProps) {
  const t = useT('missions');
  if (missions.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby={`missions-${state}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`missions-${state}`} className="text-xl font-semibold">
          {t(HEADS[state])}
        </h2>
        {state === 'ready' && <TakeAll missions={missions} />}
      </div>
      <div className="grid items-stretch gap-4 lg:grid-cols-2">
        {missions.map((mission) => (
          <MissionCard key={`${mission.code} ${mission.period}`} mission={mission} words={words} />
        ))}
      </div>
    </section>
  );
}
