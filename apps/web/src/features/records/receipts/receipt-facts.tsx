import { MoneyText } from '@maidan/ui/money-text.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { Picture } from '#lib/pictures/picture.tsx';
import { SmallPosterFallback } from '#lib/pictures/small-poster-fallback.tsx';
import { CopyLine } from './copy-line.tsx';
import { fairnessTextOf, isMixedWithPublicValue, secretTextOf } from './fairness-text.ts';
import { publishedRound } from './published-round.ts';
import type { SharedReceipt } from '#features/records/records.queries.ts';
import { useTimeText } from '#lib/records/days/use-time-text.ts';

/** The half of a receipt that anybody may see. `level` is that of its headings: 3 below the title of a dialog. */
export function ReceiptFacts({ receipt, level }: { receipt: SharedReceipt; level: 2 | 3 }) {
  const t = useT('records');
  const language = useLanguage();
  const timeText = useTimeText();
  const about = receipt.fairness?.about ?? [];
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
            <ul className="grid gap-1">
              {about.map((line) => (
                <li key={line} className="text-pretty wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
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
  return (
    <section className="bg-ground/60 flex flex-col gap-3 rounded-xl p-4">
      <Heading className="font-semibold">{t('receipt.fairness')}</Heading>
      <p className="text-muted text-sm text-pretty">{t(fairnessTextOf(gameCode))}</p>
      <dl className="flex flex-col gap-3 text-sm">
        <Fact label={t('receipt.commitment')}>
          <CopyLine text={fairness.commitment} />
        </Fact>
        <Fact label={t(isMixedWithPublicValue(gameCode) ? 'receipt.publicValue' : 'receipt.clientSeed')}>
          <CopyLine text={fairness.clientSeed} />
        </Fact>
        <Fact label={t('receipt.nonce')}>{fairness.nonce}</Fact>
        <Fact label={t('receipt.serverSeed')}>
          {fairness.serverSeed === null ? (
            <span className="text-muted font-normal">{t(secretTextOf(gameCode))}</span>
          ) : (
            <CopyLine text={fairness.serverSeed} />
          )}
        </Fact>
        {fairness.played !== null && fairness.played.actions.length > 0 && (
          <Fact label={t('receipt.actions')}>
            <CopyLine text={JSON.stringify(fairness.played.actions)} />
          </Fact>
        )}
        {fairness.outcome !== null && fairness.outcome !== undefined && (
          <Fact label={t('receipt.outcome')}>
            <CopyLine text={JSON.stringify(fairness.outcome)} />
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
