import { parseMoney } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { languageFacts } from '@maidan/contract/languages.ts';
import type { Overview } from './agent-reports.queries.ts';
import { Amount, Count } from './amount.tsx';

type TilesProps = { overview: Overview; days: number; currencySymbol: string };

const MONEY = ['stake', 'net', 'deposits', 'withdrawals', 'bonuses', 'commission'] as const;
const COUNTS = ['active', 'joined', 'firstDeposits'] as const;

/** Each figure with how it stands to as many days before; how many there are, to how many there were when the days began. */
export function OverviewTiles({ overview, days, currencySymbol }: TilesProps) {
  const t = useT('team');
  const { totals, before, members, membersBefore, directs } = overview;
  const words = { none: t('overview.fromNothing', { days }), against: t('overview.against', { days }) };
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 xl:grid-cols-4 [&>:first-child]:col-span-2">
      <Tile
        label={t('figures.members')}
        note={
          <>
            {t('overview.directs', { count: directs })} ·{' '}
            <Change
              now={BigInt(members)}
              then={BigInt(membersBefore)}
              none={t('overview.noneAtFirst', { days })}
              against={t('overview.sinceFirst', { days })}
            />
          </>
        }
      >
        <Count of={members} />
      </Tile>
      {COUNTS.map((name) => (
        <Tile
          key={name}
          label={t(`figures.${name}`)}
          note={<Change now={BigInt(totals[name])} then={BigInt(before[name])} {...words} />}
        >
          <Count of={totals[name]} />
        </Tile>
      ))}
      {MONEY.map((name) => (
        <Tile
          key={name}
          label={t(`figures.${name}`)}
          note={
            name === 'net' ? (
              <span>
                {t('overview.beforeWas', { days })} <Amount of={before.net} symbol={currencySymbol} />
              </span>
            ) : (
              <Change now={parseMoney(totals[name])} then={parseMoney(before[name])} {...words} />
            )
          }
        >
          <Amount of={totals[name]} symbol={currencySymbol} signed={name === 'net'} />
        </Tile>
      ))}
      <Tile
        label={t('figures.rounds')}
        note={<Change now={BigInt(totals.rounds)} then={BigInt(before.rounds)} {...words} />}
      >
        <Count of={totals.rounds} />
      </Tile>
    </dl>
  );
}

function Tile({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="bg-surface shadow-low flex min-w-0 flex-col gap-0.5 rounded-xl px-3 py-2.5 md:p-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="text-lg font-semibold break-words tabular-nums sm:text-xl">{children}</dd>
      <dd className="text-muted text-xs">{note}</dd>
    </div>
  );
}

const PER_MILLE = 1000n;

type ChangeProps = {
  now: bigint;
  then: bigint;
  /** That there was nothing then. */
  none: string;
  against: string;
};

/** In per cent of what was then; where there was nothing, that is said. */
function Change({ now, then, none, against }: ChangeProps) {
  const t = useT('team');
  const language = useLanguage();
  if (then === 0n) return <span>{now === 0n ? t('overview.same') : none}</span>;
  const share = Number(((now - then) * PER_MILLE) / then) / Number(PER_MILLE);
  const text = new Intl.NumberFormat(languageFacts(language).locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
  return (
    <span>
      <span className={clsx('font-medium', share > 0 && 'text-gain', share < 0 && 'text-loss')}>{text}</span>{' '}
      {against}
    </span>
  );
}
