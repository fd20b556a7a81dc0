import { MoneyText } from '@maidan/ui/money-text.tsx';
import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { useState } from 'react';
import { shortMoney } from '#lib/texts/short-money.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { barsOf, CHART, type Tick } from './day-bars.ts';
import { useDayText } from '#lib/records/days/use-time-text.ts';

type Day = { day: string; stake: string; payout: string; net: string };
type DayChartProps = { days: readonly Day[]; currencySymbol: string };

/** Jade above the line, coral below; the day under the pointer is told in words. The table says the same to everybody. */
export function DayChart({ days, currencySymbol }: DayChartProps) {
  const t = useT('records');
  const dayText = useDayText();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed === null ? undefined : days[pointed];
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <div className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{t('profit.byDay')}</h2>
        {shown !== undefined && <Pointed day={shown} currencySymbol={currencySymbol} />}
      </div>
      <Drawn days={days} pointed={pointed} onPoint={setPointed} currencySymbol={currencySymbol} />
      <p aria-hidden="true" className="text-muted flex justify-between text-xs">
        <span>{first !== undefined && dayText(first.day)}</span>
        <span>{last !== undefined && dayText(last.day)}</span>
      </p>
      <details>
        <summary className="text-muted hover:text-text w-fit cursor-pointer py-2 text-sm font-medium">
          {t('profit.table')}
        </summary>
        <DayTable days={days} currencySymbol={currencySymbol} />
      </details>
    </section>
  );
}

function Pointed({ day, currencySymbol }: { day: Day; currencySymbol: string }) {
  const dayText = useDayText();
  return (
    <p className="text-sm">
      <span className="text-muted">{dayText(day.day, 'full')}</span>{' '}
      <MoneyText
        amount={day.net}
        symbol={currencySymbol}
        language={useLanguage()}
        signed
        className="font-semibold"
      />
    </p>
  );
}

type DrawnProps = DayChartProps & { pointed: number | null; onPoint: (index: number | null) => void };

function Drawn({ days, pointed, onPoint, currencySymbol }: DrawnProps) {
  const t = useT('records');
  const label = useChartLabel(days, currencySymbol);
  const { bars, zero, ticks } = barsOf(days.map(({ net }) => net));
  const step = CHART.width / Math.max(days.length, 1);
  return (
    <div className="flex gap-2">
      <Axis ticks={ticks} currencySymbol={currencySymbol} />
      <svg
        // A picture that is drawn here; there is no file an `img` could name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`${t('profit.byDay')}. ${label}`}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        className="h-44 w-full min-w-0 flex-1 touch-pan-y sm:h-56"
        onPointerLeave={() => onPoint(null)}
      >
        {bars.map((bar, index) => (
          <g key={days[index]?.day} onPointerEnter={() => onPoint(index)}>
            {/* The whole column answers the pointer, not only what was won or lost in it. */}
            <rect
              x={index * step}
              y={0}
              width={step}
              height={CHART.height}
              className={pointed === index ? 'fill-raised/60' : 'fill-transparent'}
            />
            <rect
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              rx={Math.min(3, bar.width / 2)}
              className={bar.gain ? 'fill-gain' : 'fill-loss'}
            />
          </g>
        ))}
        {ticks.map(({ value, y }) => (
          <line
            key={value}
            x1={0}
            x2={CHART.width}
            y1={y}
            y2={y}
            className={y === zero ? 'stroke-muted' : 'stroke-line'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}

/** The values beside their lines. As wide as the longest of them; the table tells them to whoever sees no drawing. */
function Axis({ ticks, currencySymbol }: { ticks: readonly Tick[]; currencySymbol: string }) {
  const language = useLanguage();
  const texts = ticks.map(({ value, y }) => ({
    y,
    text: shortMoney(minor(BigInt(value)), currencySymbol, language),
  }));
  return (
    <div aria-hidden="true" className="text-muted relative text-xs tabular-nums">
      {texts.map(({ y, text }) => (
        <span key={y} className="block h-0 overflow-hidden whitespace-nowrap">
          {text}
        </span>
      ))}
      {texts.map(({ y, text }) => (
        <span
          key={y}
          style={{ top: `${(y / CHART.height) * 100}%` }}
          className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** What a glance at the drawing tells: the best and the worst day. */
function useChartLabel(days: readonly Day[], currencySymbol: string): string {
  const t = useT('records');
  const language = useLanguage();
  const dayText = useDayText();
  const inOrder = days.toSorted((a, b) => (parseMoney(a.net) < parseMoney(b.net) ? -1 : 1));
  const [worst, best] = [inOrder[0], inOrder.at(-1)];
  if (worst === undefined || best === undefined) return '';
  const told = (day: Day) => ({
    day: dayText(day.day, 'full'),
    amount: displayMoney(parseMoney(day.net), currencySymbol, language),
  });
  return `${t('profit.best', told(best))} ${t('profit.worst', told(worst))}`;
}

function DayTable({ days, currencySymbol }: DayChartProps) {
  const t = useT('records');
  const dayText = useDayText();
  const money = { symbol: currencySymbol, language: useLanguage() };
  return (
    <section
      // It scrolls by itself, with the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('profit.byDay')}
      className="max-h-96 overflow-auto"
    >
      <table className="w-full text-xs sm:text-sm">
        <caption className="sr-only">{t('profit.byDay')}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-1 text-left font-medium sm:pr-3">
              {t('profit.day')}
            </th>
            {(['stake', 'payout', 'net'] as const).map((key) => (
              <th key={key} scope="col" className="py-2 pl-2 text-right font-medium sm:pl-3">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-1.5 pr-1 text-left font-medium whitespace-nowrap sm:pr-3">
                {dayText(day.day)}
              </th>
              <td className="py-1.5 pl-2 text-right whitespace-nowrap sm:pl-3">
                <MoneyText {...money} amount={day.stake} />
              </td>
              <td className="py-1.5 pl-2 text-right whitespace-nowrap sm:pl-3">
                <MoneyText {...money} amount={day.payout} />
              </td>
              <td className="py-1.5 pl-2 text-right font-medium whitespace-nowrap sm:pl-3">
                <MoneyText {...money} amount={day.net} signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
