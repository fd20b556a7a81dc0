import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Fragment, type ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import { CopyLine } from './copy-line.tsx';
import { fairnessTextOf, secretTextOf, seedNamesOf } from './fairness-text.ts';
import { legsOf, type ProvedLeg } from './proved-legs.ts';
import { publishedRound } from './published-round.ts';
import type { SharedReceipt } from '#features/records/records.queries.ts';
import { useTimeText } from '#lib/records/days/use-time-text.ts';

type Proof = NonNullable<SharedReceipt['fairness']>;

/** The half of a receipt that anybody may see. `level` is that of its headings: 3 below the title of a dialog. */
export function ReceiptFacts({ receipt, level }: { receipt: SharedReceipt; level: 2 | 3 }) {
  const t = useT('records');
  const language = useLanguage();
  const timeText = useTimeText();
  const { about = [], came = [] } = receipt.fairness ?? {};
  const money = { symbol: receipt.currencySymbol, language };
  return (
    <>
      <ReceiptHead receipt={receipt} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact label={t('stake')}>
          <MoneyText {...money} amount={receipt.stake} />
        </Fact>
        <Fact label={t('payout')}>
          <MoneyText {...money} amount={receipt.payout} />
        </Fact>
        {about.length > 0 && (
          <Fact label={t('receipt.about')} wide>
            <Lines lines={about} />
          </Fact>
        )}
        {came.length > 0 && (
          <Fact label={t('receipt.came')} wide>
            <Lines lines={came} />
          </Fact>
        )}
        <Fact label={t('receipt.placed')}>{timeText(receipt.placedAt)}</Fact>
        <Fact label={t('receipt.settled')}>
          {receipt.settledAt === null ? t('open') : timeText(receipt.settledAt)}
        </Fact>
        <Fact label={t('receipt.round')} wide>
          <CopyLine text={receipt.roundId} />
        </Fact>
      </dl>
      <Fairness receipt={receipt} level={level} />
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-1">
    {lines.map((line, place) => (
      // Two lines of a ticket may be alike; they do not move.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={`${place} ${line}`} className="text-pretty wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

function ReceiptHead({ receipt }: { receipt: SharedReceipt }) {
  const t = useT('records');
  const language = useLanguage();
  return (
    <div className="flex items-center gap-4">
      <span className="bg-raised h-20 w-15 shrink-0 overflow-hidden rounded-lg">
        <Picture
          src={receipt.iconUrl}
          fallback={<SmallPosterFallback />}
          width={60}
          height={80}
          className="size-full object-cover"
        />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-lg leading-tight font-semibold text-balance">{receipt.gameName}</p>
        <p className="text-muted text-sm">
          {receipt.vendorName} · {t(`categories.${receipt.category}`)} · {t(receipt.status)}
        </p>
        {receipt.status !== 'open' && (
          <p className="mt-1 text-2xl font-bold">
            <MoneyText amount={receipt.net} symbol={receipt.currencySymbol} language={language} signed />
          </p>
        )}
      </div>
    </div>
  );
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** What the house said before the round and showed after it. */
function Fairness({ receipt, level }: { receipt: SharedReceipt; level: 2 | 3 }) {
  const { fairness, proofIsLate } = receipt;
  const forChecking = publishedRound(receipt);
  const t = useT('records');
  const Heading = `h${level}` as const;
  const gameCode = fairness?.played?.gameCode ?? '';
  if (fairness === null)
    return (
      <p className="bg-ground/60 text-muted rounded-xl p-4 text-sm">
        {t(proofIsLate ? 'receipt.lateFairness' : 'receipt.noFairness')}
      </p>
    );
  const { came = [], outcome } = fairness;
  const legs = legsOf(fairness.played);
  return (
    <section className="bg-ground/60 flex flex-col gap-3 rounded-xl p-4">
      <Heading className="font-semibold">{t('receipt.fairness')}</Heading>
      <p className="text-muted text-sm text-pretty">{t(fairnessTextOf(gameCode))}</p>
      <dl className="flex flex-col gap-3 text-sm">
        {legs.length > 0 ? <LegSeeds legs={legs} /> : <Seeds fairness={fairness} />}
        {/* What came of it stands above in words, where its house has them. */}
        {came.length === 0 && legs.length === 0 && outcome !== null && outcome !== undefined && (
          <Fact label={t('receipt.outcome')}>
            <CopyLine text={JSON.stringify(outcome)} />
          </Fact>
        )}
        {forChecking !== null && (
          <Fact label={t('receipt.forChecking')}>
            <CopyLine text={forChecking} />
            <a
              className="text-action mt-2 inline-flex min-h-11 items-center underline"
              href="/verify.html"
              target="_blank"
              rel="noopener"
            >
              {t('receipt.verifier')}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** Whose seed is whose, and how far the round can be computed by it. */
function Seeds({ fairness }: { fairness: Proof }) {
  const t = useT('records');
  const gameCode = fairness.played?.gameCode ?? '';
  const names = seedNamesOf(gameCode);
  return (
    <>
      <Fact label={t('receipt.commitment')}>
        <CopyLine text={fairness.commitment} />
      </Fact>
      <Fact label={t(names.mixed)}>
        <CopyLine text={fairness.clientSeed} />
      </Fact>
      <Fact label={t(names.number)}>{fairness.nonce}</Fact>
      <Fact label={t(names.secret)}>
        <Secret text={fairness.serverSeed} gameCode={gameCode} />
      </Fact>
      {fairness.played !== null && fairness.played.actions.length > 0 && (
        <Fact label={t('receipt.actions')}>
          <CopyLine text={JSON.stringify(fairness.played.actions)} />
        </Fact>
      )}
    </>
  );
}

/** Each match of a bet is promised and proved by itself; no player has a seed in it. */
function LegSeeds({ legs }: { legs: readonly ProvedLeg[] }) {
  const t = useT('records');
  return legs.map(({ match, commitment, seed }) => (
    <Fragment key={match}>
      <Fact label={t('receipt.match')}>{match}</Fact>
      <Fact label={t('receipt.commitment')}>
        <CopyLine text={commitment} />
      </Fact>
      <Fact label={t('receipt.matchSeed')}>
        <Secret text={seed ?? null} gameCode="sports" />
      </Fact>
    </Fragment>
  ));
}

function Secret({ text, gameCode }: { text: string | null; gameCode: string }) {
  const t = useT('records');
  if (text !== null) return <CopyLine text={text} />;
  return <span className="text-muted font-normal">{t(secretTextOf(gameCode))}</span>;
}
