import { periodsOf } from '@maidan/contract/protection/protection.ts';
import type { Limit, LimitKind, LimitPeriod, Protection } from '@maidan/contract/protection/protection.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Banknote, CircleDollarSign, Clock, Coins, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { possessive } from '#lib/texts/possessive.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitWish } from './limit-wish.tsx';
import { usedPercent } from './limit-text.ts';
import { Panel } from '#lib/widgets/panel.tsx';
import { useLimitWords } from './use-limit-words.ts';

const ICONS = {
  deposit: Banknote,
  loss: TrendingDown,
  stake: Coins,
  wager: CircleDollarSign,
  time: Clock,
} as const;

/** R1: one kind of limit over its stretches of time. */
export function LimitCard({ kind, state }: { kind: LimitKind; state: Protection }) {
  const t = useT('protection');
  const [asked, setAsked] = useState<LimitPeriod | null>(null);
  const Icon = ICONS[kind];
  const of = (period: LimitPeriod): Limit | undefined =>
    state.limits.find((limit) => limit.kind === kind && limit.period === period);
  return (
    <Panel icon={<Icon size={22} />} title={t(`kind.${kind}`)} text={t(`kindText.${kind}`)}>
      {/* The same three columns in every card, so that days stand under days. */}
      <ul className="grid gap-3 sm:grid-cols-3">
        {periodsOf(kind).map((period) => (
          <li key={period} className="bg-raised/60 flex min-w-0 flex-col gap-2 rounded-xl p-3">
            <Row
              kind={kind}
              period={period}
              limit={of(period)}
              symbol={state.currencySymbol}
              onOpen={() => setAsked(period)}
            />
          </li>
        ))}
      </ul>
      {asked !== null && (
        <LimitDialog
          kind={kind}
          period={asked}
          limit={of(asked)}
          symbol={state.currencySymbol}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

type RowProps = {
  kind: LimitKind;
  period: LimitPeriod;
  limit: Limit | undefined;
  symbol: string;
  onOpen: () => void;
};

function Row({ kind, period, limit, symbol, onOpen }: RowProps) {
  const t = useT('protection');
  const words = useLimitWords(symbol);
  const language = useLanguage();
  const name = t(`period.${period}`);
  // Of what holds for each bet nothing is ever used.
  const isCounted = period !== 'each';
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{name}</p>
          <p className="text-muted text-sm tabular-nums">
            {limit === undefined && t('none')}
            {limit !== undefined &&
              isCounted &&
              t('leftOf', {
                left: words(kind, limit.left),
                value: possessive(words(kind, limit.value), language),
              })}
            {limit !== undefined && !isCounted && t('atMost', { value: words(kind, limit.value) })}
          </p>
        </div>
        <Button
          look="outline"
          size="small"
          className="min-h-11"
          aria-label={t(limit === undefined ? 'setNamed' : 'changeNamed', {
            kind: t(`kind.${kind}`),
            period: name,
          })}
          onClick={onOpen}
        >
          {t(limit === undefined ? 'set' : 'change')}
        </Button>
      </div>
      {limit !== undefined && isCounted && (
        <div aria-hidden="true" className="bg-raised h-2 overflow-hidden rounded-full">
          <div
            className="bg-action h-full rounded-full"
            style={{ width: `${usedPercent(limit.used, limit.value)}%` }}
          />
        </div>
      )}
      {limit !== undefined && limit.wish !== null && (
        <LimitWish limit={limit} wish={limit.wish} symbol={symbol} />
      )}
    </>
  );
}
