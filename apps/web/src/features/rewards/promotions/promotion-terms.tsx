import { languageFacts } from '@maidan/contract/languages.ts';
import type { RuleVersion } from '@maidan/contract/rewards/rule-version.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { earningOf, freeingOf } from './example.ts';
import { usePromotionWords } from './use-promotion-words.ts';

/** PRO-01: written from the rule alone, so that nothing here can differ from what is computed. */
export function PromotionTermsList({ promotion, children }: Part & { children?: ReactNode }) {
  const t = useT('promotions');
  return (
    <section aria-labelledby="terms" className="bg-surface shadow-low rounded-2xl p-5 sm:p-6">
      <h2 id="terms" className="text-lg font-semibold">
        {t('page.terms')}
      </h2>
      <p className="text-muted text-sm text-pretty">{t('page.spring')}</p>
      {children}
      <TermRows promotion={promotion} />
    </section>
  );
}

export function TermRows({ promotion }: Part) {
  return (
    <dl className="divide-line mt-3 flex flex-col divide-y">
      <Who promotion={promotion} />
      <Counts promotion={promotion} />
      <Most promotion={promotion} />
      <Paid promotion={promotion} />
      <Wagering promotion={promotion} />
      <When promotion={promotion} />
      <Leaving promotion={promotion} />
      <NotCounted promotion={promotion} />
    </dl>
  );
}

type Part = { promotion: Pick<RuleVersion, 'terms' | 'startsAt' | 'endsAt'> };

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted text-sm font-medium sm:pt-0.5">{name}</dt>
      <dd className="flex min-w-0 flex-col gap-1.5 text-pretty">{children}</dd>
    </div>
  );
}

function Who({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  const joins = terms.needsJoin ? 'whoJoin' : 'whoAll';
  return (
    <Row name={t('terms.who')}>
      <p>{t(`terms.${terms.byApplication ? 'whoApply' : joins}`)}</p>
      {terms.newcomerDays !== null && <p>{t('terms.whoNew', { days: terms.newcomerDays })}</p>}
      {terms.audience !== null && <Audience audience={terms.audience} />}
    </Row>
  );
}

function Audience({ audience }: { audience: NonNullable<RuleVersion['terms']['audience']> }) {
  const t = useT('promotions');
  const { fromLevel, named, languages } = audience;
  return (
    <>
      {fromLevel !== null && <p>{t('terms.whoLevel', { level: fromLevel })}</p>}
      {named && <p>{t('terms.whoNamed')}</p>}
      {languages.length > 0 && (
        <p>
          {t('terms.whoLanguages', {
            languages: languages.map((one) => languageFacts(one).name).join(', '),
          })}
        </p>
      )}
    </>
  );
}

function Counts({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { counts, basisPoints, amount, rates, prizes, period, rounds, target, levels, friend } = terms;
  const rate = useRate();
  const earning = earningOf(terms);
  return (
    <>
      <Row name={t('terms.counts')}>
        {(counts === 'loss' || counts === 'deposit') && (
          <p>{t(`terms.${counts}`, { rate: rate(basisPoints ?? 0) })}</p>
        )}
        {counts === 'fixed' && rounds === null && (
          <p>{t('terms.fixed', { amount: words.money(amount ?? '0.00') })}</p>
        )}
        {counts === 'fixed' && rounds !== null && (
          <p>{t('terms.fixedRounds', { count: rounds.count, stake: words.money(rounds.stake) })}</p>
        )}
        {(counts === 'stake' || counts === 'raffle' || counts === 'mission' || counts === 'vip') && (
          <p>{t(`terms.${counts}`)}</p>
        )}
        {friend !== null && (
          <p>
            {t('terms.friend', {
              amount: words.money(amount ?? '0.00'),
              stake: words.money(friend.stake),
              days: friend.days,
              monthly: words.money(friend.monthly),
            })}
          </p>
        )}
        {target !== null && <Target target={target} />}
        <Levels levels={levels} />
        <Rates rates={rates} />
        {earning !== null && <Earned earning={earning} counts={counts} />}
      </Row>
      {prizes.length > 0 && (
        <Row name={t('terms.prizes')}>
          <ul className="tabular-nums">
            {prizes.map((prize) => (
              <li key={prize.amount}>
                {t('terms.prize', { count: prize.count, amount: words.money(prize.amount) })}
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row name={t('terms.often')}>
        <p>{t(`terms.period.${period}`)}</p>
      </Row>
    </>
  );
}

function Target({
  target: { of, reach, categories },
}: {
  target: NonNullable<RuleVersion['terms']['target']>;
}) {
  const t = useT('promotions');
  const records = useT('records');
  const words = usePromotionWords();
  return (
    <>
      <p className="tabular-nums">
        {of === 'stake'
          ? t('terms.target.stake', { reach: words.money(reach) })
          : t(`terms.target.${of}`, { reach: Number(reach) })}
      </p>
      {categories.length > 0 && (
        <p className="text-muted text-sm">
          {t('terms.targetIn', {
            categories: categories.map((one) => records(`categories.${one}`)).join(', '),
          })}
        </p>
      )}
    </>
  );
}

function Levels({ levels }: { levels: RuleVersion['terms']['levels'] }) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const rate = useRate();
  if (levels.length === 0) return null;
  return (
    <ul className="tabular-nums">
      {levels.map(({ level, gift, basisPoints }) => (
        <li key={level} className="flex flex-wrap gap-x-3">
          <span className="font-medium">{t('terms.level', { level })}</span>
          {gift !== null && <span>{words.money(gift)}</span>}
          {basisPoints !== null && <span>{t('terms.levelRate', { rate: rate(basisPoints) })}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Hundredths of a per cent as a part. */
function useRate(): (basisPoints: number) => string {
  const rewards = useT('rewards');
  return (basisPoints) => rewards('rate', { rate: basisPoints / 10_000 });
}

function Rates({ rates }: { rates: RuleVersion['terms']['rates'] }) {
  const t = useT('promotions');
  const records = useT('records');
  const rate = useRate();
  if (rates.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {rates.map(({ category, basisPoints }) => (
        <li key={category} className="bg-raised rounded-full px-3 py-1 tabular-nums">
          {t('terms.rate', { category: records(`categories.${category}`), rate: rate(basisPoints) })}
        </li>
      ))}
    </ul>
  );
}

function Earned({
  earning: { base, bonus, category },
  counts,
}: {
  earning: NonNullable<ReturnType<typeof earningOf>>;
  counts: RuleVersion['terms']['counts'];
}) {
  const t = useT('promotions');
  const records = useT('records');
  const words = usePromotionWords();
  const sums = { base: words.money(base), bonus: words.money(bonus) };
  return (
    <p className="text-muted text-sm tabular-nums">
      {category !== null && t('terms.exampleStake', { ...sums, category: records(`categories.${category}`) })}
      {counts === 'loss' && t('terms.exampleLoss', sums)}
      {counts === 'deposit' && t('terms.exampleDeposit', sums)}
    </p>
  );
}

function Most({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { counts, amount, largest, smallest, rounds } = terms;
  if (counts === 'raffle') return null;
  // Their number is fixed; what they win is not, and only that may have a most.
  if (rounds !== null)
    return (
      <Row name={t('terms.most')}>
        <p>
          {t('terms.mostRounds', { count: rounds.count, stake: words.money(rounds.stake) })}{' '}
          {rounds.mostWon !== null && t('terms.roundsMost', { amount: words.money(rounds.mostWon) })}
        </p>
        <p className="text-muted text-sm">{t('terms.budget')}</p>
      </Row>
    );
  return (
    <Row name={t('terms.most')}>
      {amount === null ? (
        <>
          <p>{t('terms.mostText', { largest: words.money(largest), smallest: words.money(smallest) })}</p>
          <p className="text-muted text-sm">{t('terms.budget')}</p>
        </>
      ) : (
        <p>{t('terms.mostFixed', { amount: words.money(amount) })}</p>
      )}
    </Row>
  );
}

function Paid({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { payment, wagering, rounds } = terms;
  return (
    <Row name={t('terms.paid')}>
      {payment === 'cash' && <p>{t('terms.cash')}</p>}
      {wagering !== null && <p>{t('terms.locked', { times: wagering.times, days: wagering.days })}</p>}
      {rounds !== null && (
        <>
          <p>
            {t('terms.rounds', {
              count: rounds.count,
              stake: words.money(rounds.stake),
              days: rounds.days,
            })}
          </p>
          <p className="text-muted text-sm">{t('terms.roundsIn')}</p>
          <ul className="flex flex-wrap gap-x-4">
            {rounds.games.map(({ nodeId, name }) => (
              <li key={nodeId}>
                <Link
                  to="/seamless"
                  search={{ game: nodeId }}
                  className="text-accent inline-flex min-h-11 items-center font-medium underline underline-offset-4"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Row>
  );
}

function Wagering({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  const records = useT('records');
  const words = usePromotionWords();
  const freeing = freeingOf(terms);
  if (terms.wagering === null) return null;
  return (
    <>
      <Row name={t('terms.wagering')}>
        <ul className="flex flex-wrap gap-2 text-sm">
          {terms.wagering.weights.map(({ category, percent }) => (
            <li key={category} className="bg-raised rounded-full px-3 py-1 tabular-nums">
              {t('terms.weight', { category: records(`categories.${category}`), share: percent / 100 })}
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">{t('terms.others')}</p>
      </Row>
      {freeing !== null && (
        <Row name={t('terms.example')}>
          <p className="tabular-nums">
            {t('terms.exampleText', {
              bonus: words.money(freeing.bonus),
              required: words.money(freeing.required),
              category: records(`categories.${freeing.category}`),
              share: freeing.percent / 100,
              stakes: words.money(freeing.stakes),
            })}
          </p>
        </Row>
      )}
      <Row name={t('terms.order')}>
        <p>{t('terms.orderLocked')}</p>
      </Row>
    </>
  );
}

function When({ promotion: { startsAt, endsAt, terms } }: Part) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { counts, period, claimDays } = terms;
  return (
    <Row name={t('terms.when')}>
      <p>
        {startsAt !== null && <>{t('terms.begins', { when: words.when(startsAt) })} </>}
        {endsAt === null ? t('terms.noEnd') : t('terms.ends', { when: words.when(endsAt) })}
      </p>
      <p>
        {period !== 'once' && t('terms.takeWithin', { days: claimDays })}
        {period === 'once' && endsAt !== null && t('terms.takeWithinEnd', { days: claimDays })}
        {period === 'once' && endsAt === null && t('terms.takeAnytime')}
      </p>
      {(counts === 'stake' || counts === 'loss' || counts === 'vip') && (
        <p className="text-muted text-sm">{t('terms.late')}</p>
      )}
    </Row>
  );
}

function Leaving({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  const { counts, rounds, wagering } = terms;
  return (
    <Row name={t('terms.leaving')}>
      {counts === 'raffle' && <p>{t('terms.leaveRaffle')}</p>}
      <p>{t(`terms.${wagering === null ? 'leaveNothing' : 'leaveLocked'}`)}</p>
      {rounds !== null && <p>{t('terms.leaveRounds')}</p>}
      <p>{t('terms.leaveWaiting')}</p>
    </Row>
  );
}

const NOT = {
  stake: 'notBets',
  loss: 'notBets',
  deposit: 'notDeposits',
  raffle: 'notRaffle',
  fixed: 'notFixed',
  mission: 'notBets',
  vip: 'notBets',
  friend: 'notFixed',
} as const;

function NotCounted({ promotion: { terms } }: Part) {
  const t = useT('promotions');
  return (
    <Row name={t('terms.not')}>
      <p>{t(`terms.${NOT[terms.counts]}`)}</p>
      {terms.wagering !== null && NOT[terms.counts] !== 'notBets' && <p>{t('terms.notBets')}</p>}
    </Row>
  );
}
