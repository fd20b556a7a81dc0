import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listGrants } from '@maidan/contract/rewards/list-grants.ts';
import type { GivenBeside, Grant } from '@maidan/contract/rewards/reward.ts';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Gift, RotateCw } from 'lucide-react';
import { BetsLinks, CountedBets } from '#lib/records/bets-links.tsx';
import { daysOf } from '#lib/records/days/day-math.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { TermsLink } from '#lib/rewards/terms-link.tsx';
import { RewardLines } from './reward-lines.tsx';
import { grantsQuery } from './rewards.queries.ts';

type Page = ResponseOf<typeof listGrants>;
type WelcomeMoney = NonNullable<Page['welcome']>;
type Listed = { at: string } & ({ grant: Grant } | { beside: GivenBeside });

/** Newest first, whatever it was given by. */
const inOrder = ({ grants, beside }: Page): Listed[] =>
  [
    ...grants.map((grant) => ({ at: grant.grantedAt, grant })),
    ...beside.map((one) => ({ at: one.at, beside: one })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1));

/** Everything that was ever given, and why. */
export function GivenList({ words }: { words: MemberWords }) {
  const t = useT('rewards');
  const list = useInfiniteQuery(grantsQuery(useLanguage()));
  const all = list.data?.pages.flatMap(inOrder);
  const welcome = list.data?.pages.at(-1)?.welcome ?? null;
  const isEmpty = all?.length === 0 && welcome === null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="given-rewards">
      <h2 id="given-rewards" className="text-xl font-semibold">
        {t('given.title')}
      </h2>
      {all === undefined && list.error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-24 w-full rounded-2xl" />
        </output>
      )}
      {all === undefined && list.error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failed')}
          text={list.error.message}
          action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
        />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Gift size={28} aria-hidden />}
          title={t('given.emptyTitle')}
          text={t('given.emptyText')}
        />
      )}
      {all !== undefined && !isEmpty && (
        <ul className="bg-surface shadow-low divide-line divide-y rounded-2xl">
          {all.map((one) => (
            <li key={'grant' in one ? one.grant.id : `${one.beside.by} ${one.beside.id}`}>
              {'grant' in one ? (
                <Given grant={one.grant} words={words} />
              ) : (
                <Beside given={one.beside} words={words} />
              )}
            </li>
          ))}
          {welcome !== null && (
            <li>
              <Welcome welcome={welcome} words={words} />
            </li>
          )}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          look="outline"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loading') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('given.more')}
        </Button>
      )}
    </section>
  );
}

/** The oldest of all, and the only one without a rule. */
function Welcome({
  welcome: { amount, at, takenBack },
  words,
}: {
  welcome: WelcomeMoney;
  words: MemberWords;
}) {
  const t = useT('rewards');
  const records = useT('records');
  return (
    <details className="group px-5">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-3">
        <span className="min-w-0">
          <span className="block font-medium">{records('bonuses.sources.welcome')}</span>
          <span className="text-muted block text-sm tabular-nums">
            {words.when(at)} · {t(`given.state.${takenBack ? 'reversed' : 'paid'}`)}
          </span>
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{words.money(amount)}</span>
      </summary>
      <p className="text-muted pb-4 text-sm">{t('given.welcomeWhy')}</p>
    </details>
  );
}

const ROUNDS = {
  open: 'given.state.rounds',
  paid: 'given.rounds.paid',
  ended: 'given.state.expired',
  'taken-back': 'given.state.reversed',
} as const;

/** By no rule: for points, for a team, by a person of the house, or by the house of a game. */
function Beside({ given, words }: { given: GivenBeside; words: MemberWords }) {
  const { title, state, amount, why } = useBesideWords(words)(given);
  return (
    <details className="group px-5">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-3">
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="text-muted block text-sm tabular-nums">
            {given.by === 'team' ? words.day(given.at) : words.when(given.at)} · {state}
          </span>
        </span>
        {amount !== null && (
          <span className="shrink-0 font-semibold tabular-nums">{words.money(amount)}</span>
        )}
      </summary>
      <p className="text-muted pb-4 text-sm break-words">{why}</p>
    </details>
  );
}

type BesideWords = { title: string; state: string; amount: string | null; why: string };

function useBesideWords(words: MemberWords): (given: GivenBeside) => BesideWords {
  const t = useT('rewards');
  return (given) => {
    switch (given.by) {
      case 'points':
        return {
          title: given.title ?? t('given.points.converted'),
          state: t(given.amount === null ? 'given.points.thing' : 'given.state.paid'),
          amount: given.amount,
          why: t('given.points.why', { points: given.points }),
        };
      case 'rounds':
        return {
          title: t('given.rounds.title', { count: given.count, stake: words.money(given.stake) }),
          state: t(ROUNDS[given.state]),
          amount: given.state === 'paid' ? given.won : null,
          why: t('given.rounds.why', { until: words.when(given.until) }),
        };
      case 'team':
        return {
          title: t('given.team.title'),
          state: t('given.state.paid'),
          amount: given.amount,
          why: t('given.team.why', { stake: words.money(given.stake) }),
        };
      case 'house':
        return {
          title: t('given.house.title'),
          state: t('given.state.paid'),
          amount: given.amount,
          why: t('given.house.why'),
        };
      case 'partner':
        return {
          title: t(`given.partner.${given.reason}`),
          state: t(given.takenBack ? 'given.state.reversed' : 'given.state.paid'),
          amount: given.amount,
          why: t('given.partner.why'),
        };
    }
  };
}

function Given({ grant, words }: { grant: Grant; words: MemberWords }) {
  const t = useT('rewards');
  const {
    code,
    title,
    amount,
    state,
    chargedBack,
    grantedAt,
    from,
    to,
    version,
    lines,
    bets,
    type,
    friend,
    rounds,
    before,
  } = grant;
  const takenBack = chargedBack === null ? '0.00' : chargedBack.takenBack;
  return (
    <details className="group px-5">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-4 py-3">
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="text-muted block text-sm tabular-nums">
            {friend !== undefined && `${t('friend', { friend })} · `}
            {words.when(grantedAt)} · {t(`given.state.${state}`)}
            {state !== 'reversed' &&
              takenBack !== '0.00' &&
              ` · ${t('given.chargedBack.some', { amount: words.money(takenBack) })}`}
          </span>
        </span>
        <span
          className={clsx('font-semibold tabular-nums', rounds === undefined ? 'shrink-0' : 'text-right')}
        >
          {rounds === undefined
            ? words.money(amount)
            : t('given.rounds.title', { count: rounds.count, stake: words.money(rounds.stake) })}
        </span>
      </summary>
      <div className="flex flex-col gap-1 pb-4">
        <p className="text-muted text-sm">
          {t('given.why', { from: words.when(from), to: words.when(to), version })}
        </p>
        <TermsLink code={code} version={version} />
        {chargedBack !== null && <ChargedBack parts={chargedBack} words={words} />}
        {type === 'mission' ? (
          <CountedBets grant={grant} words={words} />
        ) : (
          <>
            {before !== undefined && <p className="text-sm">{t('late')}</p>}
            <RewardLines lines={lines} amount={amount} before={before} words={words} days={daysOf(grant)} />
            {bets !== undefined && <BetsLinks days={daysOf(grant)} categories={bets.categories} />}
          </>
        )}
      </div>
    </details>
  );
}

/** What a deposit that was charged back took along, and what of it was no longer there. */
function ChargedBack({
  parts: { takenBack, kept },
  words,
}: {
  parts: NonNullable<Grant['chargedBack']>;
  words: MemberWords;
}) {
  const t = useT('rewards');
  return (
    <p className="text-sm">
      {t('given.chargedBack.why')}
      {takenBack !== '0.00' && ` ${t('given.chargedBack.taken', { amount: words.money(takenBack) })}`}
      {kept !== '0.00' && ` ${t('given.chargedBack.kept', { amount: words.money(kept) })}`}
    </p>
  );
}
