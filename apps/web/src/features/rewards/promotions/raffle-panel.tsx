import { digits } from '@maidan/contract/digits.ts';
import type { Promotion, Raffle } from '@maidan/contract/rewards/promotions/promotion.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { RaffleCheck } from './raffle-check.tsx';
import { usePromotionWords } from './use-promotion-words.ts';

type PanelProps = { promotion: Promotion; raffle: Raffle };

/** PRO-03: entries and prizes as they stand, and after the draw who has won. */
export function RaffleNow({ promotion, raffle: { entries, drawnAt, winners } }: PanelProps) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const prizes = promotion.terms.prizes.reduce((sum, { count }) => sum + count, 0);
  return (
    <section
      aria-labelledby="raffle"
      className="bg-surface shadow-low order-2 flex flex-col gap-4 rounded-2xl p-5 sm:p-6 lg:order-1 lg:col-span-2"
    >
      <h2 id="raffle" className="text-lg font-semibold">
        {t('raffle.now')}
      </h2>
      <div className="flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-center">
        <dl className="grid grid-cols-2 gap-3 sm:w-md sm:shrink-0">
          <Figure
            name={t(drawnAt === null ? 'raffle.entries' : 'raffle.entriesDrawn')}
            value={words.count(entries)}
          />
          <Figure name={t('raffle.prizes')} value={words.count(prizes)} />
        </dl>
        {drawnAt === null && <Odds entries={entries} prizes={prizes} />}
        {drawnAt !== null && winners.length === 0 && <p>{t('raffle.noWinners')}</p>}
      </div>
      {winners.length > 0 && <Winners winners={winners} />}
    </section>
  );
}

/** PRO-03: the digest from the beginning, and after the draw all that it was computed from. */
export function RaffleProof({ promotion, raffle }: PanelProps) {
  const t = useT('promotions');
  const words = usePromotionWords();
  const { entries, digest, seed, winners } = raffle;
  const { code, endsAt } = promotion;
  return (
    <section
      aria-labelledby="raffle-proof"
      className="bg-surface shadow-low order-3 flex flex-col gap-4 rounded-2xl p-5 sm:p-6"
    >
      <h2 id="raffle-proof" className="text-lg font-semibold">
        {t('raffle.title')}
      </h2>
      <p className="text-muted text-sm text-pretty">{t('raffle.how')}</p>
      <dl className="flex flex-col gap-3 text-sm">
        <div>
          <dt className="font-medium">{t('raffle.digest')}</dt>
          <dd className="text-muted font-mono text-xs break-all">{digest}</dd>
        </div>
        <div>
          <dt className="font-medium">{t('raffle.seed')}</dt>
          <dd className="text-muted">
            {seed === null ? (
              t('raffle.later', { when: endsAt === null ? '' : words.when(endsAt) })
            ) : (
              <span className="font-mono text-xs break-all">{seed}</span>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-muted text-sm text-pretty">
        {t('raffle.formula', { text: `${code}:E:N` })}{' '}
        {seed !== null && t('raffle.example', { text: `${code}:${entries}:1` })}
      </p>
      {seed !== null && (
        <RaffleCheck {...{ code, seed, digest, entries, winners }} prizes={promotion.terms.prizes} />
      )}
    </section>
  );
}

function Winners({ winners }: Pick<Raffle, 'winners'>) {
  const t = useT('promotions');
  const language = useLanguage();
  const words = usePromotionWords();
  return (
    <div>
      <h3 className="font-semibold">{t('raffle.winners')}</h3>
      <ol className="mt-1 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {winners.map(({ number, amount }) => (
          <li key={number} className="border-line flex justify-between gap-4 border-b py-2 tabular-nums">
            <span>{t('raffle.winner', { number: digits(number, language) })}</span>
            <span className="font-semibold">{words.money(amount)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-ground/60 flex flex-col-reverse rounded-xl px-4 py-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="text-xl font-bold tabular-nums">{value}</dd>
    </div>
  );
}

function Odds({ entries, prizes }: { entries: number; prizes: number }) {
  const t = useT('promotions');
  if (entries === 0) return <p>{t('raffle.none')}</p>;
  return <p>{entries <= prizes ? t('raffle.oddsAll') : t('raffle.odds', { prizes, entries })}</p>;
}
