import { countText } from '@maidan/contract/digits.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { displayMoney, minor, parseMoney } from '@maidan/contract/money.ts';
import { useState, type ReactNode } from 'react';
import { shortMoney } from '#lib/texts/short-money.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { barsOf, CHART, type Tick } from './day-bars.ts';
import { useDayText } from '#lib/records/days/use-time-text.ts';

/** What can be told of a day: an amount of money as it is on the wire, or a number of people. */
export type DayFigure<Day> = {
  key: string;
  head: string;
  of: (day: Day) => string | number;
  /** Won or lost. Anything else has one colour and no sign. */
  signed?: boolean;
};

type DayChartProps<Day> = {
  title: string;
  days: readonly Day[];
  drawn: DayFigure<Day>;
  /** In the table beside the drawing. */
  figures: readonly DayFigure<Day>[];
  currencySymbol: string;
  /** Chooses what is drawn. */
  choice?: ReactNode;
};

const TAKA = 100;

/** Jade above the line, coral below; the day under the pointer is told in words. The table says the same to everybody. */
export function DayChart<Day extends { day: string }>(props: DayChartProps<Day>) {
  const { title, days, drawn, currencySymbol, choice } = props;
  const t = useT('records');
  const dayText = useDayText();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed === null ? undefined : days[pointed];
  const [first, last] = [days[0], days.at(-1)];
  return (
    <section className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 basis-48">
          <h2 className="font-semibold">{title}</h2>
          <p className="text-muted min-h-5 text-sm">
            {shown !== undefined && (
              <>
                {dayText(shown.day, 'full')}{' '}
                <span className="text-text font-semibold">
                  <Figure of={drawn} day={shown} currencySymbol={currencySymbol} />
                </span>
              </>
            )}
          </p>
        </div>
        {choice}
      </div>
      <Drawn {...props} pointed={pointed} onPoint={setPointed} />
      <p aria-hidden="true" className="text-muted flex justify-between text-xs">
        <span>{first !== undefined && dayText(first.day)}</span>
        <span>{last !== undefined && dayText(last.day)}</span>
      </p>
      <details>
        <summary className="text-muted hover:text-text w-fit cursor-pointer py-2 text-sm font-medium">
          {t('profit.table')}
        </summary>
        <DayTable {...props} />
      </details>
    </section>
  );
}

type FigureProps<Day> = { of: DayFigure<Day>; day: Day; currencySymbol: string };

function Figure<Day>({ of: { of, signed = false }, day, currencySymbol }: FigureProps<Day>) {
  const language = useLanguage();
  const value = of(day);
  return typeof value === 'number' ? (
    countText(value, language)
  ) : (
    <MoneyText amount={value} symbol={currencySymbol} language={language} signed={signed} />
  );
}

/** As ordinary numbers: a drawing is exact to the pixel, and only the table is exact to the poisha. */
const drawnValue = (value: string | number): number =>
  typeof value === 'number' ? value : Number(parseMoney(value));

type DrawnProps<Day> = DayChartProps<Day> & {
  pointed: number | null;
  onPoint: (index: number | null) => void;
};

function Drawn<Day extends { day: string }>(props: DrawnProps<Day>) {
  const { title, days, drawn, currencySymbol, pointed, onPoint } = props;
  const label = useChartLabel(props);
  const values = days.map((day) => drawn.of(day));
  const isCount = typeof values[0] === 'number';
  const { bars, zero, ticks } = barsOf(values.map(drawnValue), isCount ? 1 : TAKA);
  const step = CHART.width / Math.max(days.length, 1);
  const look = ({ gain }: { gain: boolean }): string =>
    drawn.signed === true ? (gain ? 'fill-gain' : 'fill-loss') : 'fill-accent';
  return (
    <div className="flex gap-2">
      <Axis ticks={ticks} isCount={isCount} currencySymbol={currencySymbol} />
      <svg
        // A picture that is drawn here; there is no file an `img` could name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`${title}. ${label}`}
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
              className={look(bar)}
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

type AxisProps = { ticks: readonly Tick[]; isCount: boolean; currencySymbol: string };

/** The values beside their lines. As wide as the longest of them; the table tells them to whoever sees no drawing. */
function Axis({ ticks, isCount, currencySymbol }: AxisProps) {
  const language = useLanguage();
  const texts = ticks.map(({ value, y }) => ({
    y,
    text: isCount ? countText(value, language) : shortMoney(minor(BigInt(value)), currencySymbol, language),
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

/** What a glance at the drawing tells: the best and the worst day, or the one with most. */
function useChartLabel<Day extends { day: string }>({
  days,
  drawn,
  currencySymbol,
}: DayChartProps<Day>): string {
  const t = useT('records');
  const language = useLanguage();
  const dayText = useDayText();
  const inOrder = days.toSorted((a, b) => drawnValue(drawn.of(a)) - drawnValue(drawn.of(b)));
  const [worst, best] = [inOrder[0], inOrder.at(-1)];
  if (worst === undefined || best === undefined) return '';
  const told = (day: Day) => {
    const value = drawn.of(day);
    return {
      day: dayText(day.day, 'full'),
      amount:
        typeof value === 'number'
          ? countText(value, language)
          : displayMoney(parseMoney(value), currencySymbol, language),
    };
  };
  return drawn.signed === true
    ? `${t('profit.best', told(best))} ${t('profit.worst', told(worst))}`
    : t('profit.most', told(best));
}

function DayTable<Day extends { day: string }>({ title, days, figures, currencySymbol }: DayChartProps<Day>) {
  const t = useT('records');
  const dayText = useDayText();
  return (
    <section
      // It scrolls by itself, with the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={title}
      className="max-h-96 overflow-auto"
    >
      <table className="w-full text-xs sm:text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-1 text-left font-medium sm:pr-3">
              {t('profit.day')}
            </th>
            {figures.map(({ key, head }) => (
              <th key={key} scope="col" className="py-2 pl-2 text-right font-medium sm:pl-3">
                {head}
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
              {figures.map((figure) => (
                <td
                  key={figure.key}
                  className="py-1.5 pl-2 text-right whitespace-nowrap tabular-nums sm:pl-3"
                >
                  <Figure of={figure} day={day} currencySymbol={currencySymbol} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
