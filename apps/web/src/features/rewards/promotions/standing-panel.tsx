import type { Promotion, PromotionStanding } from '@maidan/contract/rewards/promotions/promotion.ts';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeptPlace } from '#lib/page/use-kept-place.ts';
import { OwnPictures } from '#lib/pictures/own-pictures.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { digits } from '@maidan/contract/digits.ts';
import { ApplicationForm } from './application-form.tsx';
import { ClaimButtons } from './claim-buttons.tsx';
import { JoinButton } from './join-button.tsx';
import { RoundsReady } from './rounds-ready.tsx';
import { StateChip, shownStateOf } from './state-chip.tsx';
import { usePromotionWords } from './use-promotion-words.ts';

/** PRO-01: the state, what it means, and the one thing to do next. */
export function StandingPanel({
  promotion,
  standing,
}: {
  promotion: Promotion;
  standing: PromotionStanding | null;
}) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const said = useRef<HTMLOutputElement>(null);
  const place = useKeptPlace(said);
  const { newcomerDays, audience } = promotion.terms;
  // Open, and not to them: nothing has ended.
  const isForOthers =
    standing === null && promotion.phase !== 'over' && (newcomerDays !== null || audience !== null);
  const state = standing === null ? 'over' : shownStateOf(standing);
  const ended = standing?.ended ?? null;
  const isHeldUp = state === 'joined' && standing !== null && standing.waiting.length > 0;
  return (
    <section
      aria-labelledby="standing"
      {...place}
      className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="standing" className="text-lg font-semibold">
          {t('page.yours')}
        </h2>
        {!isForOthers && <StateChip state={state} onPanel />}
      </div>
      <output ref={said} tabIndex={-1} className="text-pretty">
        {isForOthers && audience !== null && t('explain.others')}
        {isForOthers &&
          audience === null &&
          newcomerDays !== null &&
          t('explain.newcomers', { days: newcomerDays })}
        {state === 'coming-soon' &&
          t('explain.coming-soon', {
            when: promotion.startsAt === null ? '' : words.when(promotion.startsAt),
          })}
        {isHeldUp && t('explain.oneBonus')}
        {!isForOthers && !isHeldUp && state !== 'coming-soon' && t(`explain.${ended ?? state}`)}
      </output>
      {standing !== null && <Details promotion={promotion} standing={standing} />}
    </section>
  );
}

function Details({ promotion, standing }: { promotion: Promotion; standing: PromotionStanding }) {
  const t = useT('promotions');
  const language = useLanguage();
  const words = usePromotionWords();
  const { state, number, growing, grant, application, rounds, waiting } = standing;
  return (
    <>
      {number !== null && <p>{t('act.number', { number: digits(number, language) })}</p>}
      {number !== null && state === 'process' && <p>{t('act.drawing')}</p>}
      {growing !== null && (
        <p className="tabular-nums">
          {t('act.growing', { amount: words.money(growing.amount), when: words.when(growing.to) })}
        </p>
      )}
      {state === 'join' && !promotion.terms.byApplication && <JoinButton promotion={promotion} />}
      {state === 'join' && promotion.terms.byApplication && <ApplicationForm code={promotion.code} />}
      {state === 'claim' && <ClaimButtons promotion={promotion} waiting={waiting} />}
      {rounds !== null && <RoundsReady rounds={rounds} games={promotion.terms.rounds?.games ?? []} />}
      {application !== null && <Application application={application} />}
      {grant !== null && (
        <p className="text-muted text-sm tabular-nums">
          {grant.rounds === undefined
            ? t('act.given', { when: words.when(grant.grantedAt), amount: words.money(grant.amount) })
            : t('act.givenRounds', {
                when: words.when(grant.grantedAt),
                count: grant.rounds.count,
                stake: words.money(grant.rounds.stake),
              })}{' '}
          <Link
            to="/member/rewardCenter"
            className="text-accent inline-flex min-h-8 items-center font-medium underline underline-offset-4"
          >
            {t('act.center')}
          </Link>
        </p>
      )}
    </>
  );
}

/** What both sides wrote is shown as it was written, and never read as anything but text. */
function Application({ application }: { application: NonNullable<PromotionStanding['application']> }) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { comment, pictures, appliedAt, answeredAt, answer } = application;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold">
          {t('apply.yours')}{' '}
          <span className="text-muted font-normal tabular-nums">{words.when(appliedAt)}</span>
        </p>
        <p className="break-words whitespace-pre-line">{comment}</p>
        <OwnPictures ids={pictures} />
      </div>
      {answer !== null && answeredAt !== null && (
        <div className="bg-ground/60 flex flex-col gap-1 rounded-xl px-4 py-3">
          <p className="text-sm font-semibold">
            {t('apply.answer')}{' '}
            <span className="text-muted font-normal tabular-nums">{words.when(answeredAt)}</span>
          </p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </div>
  );
}
