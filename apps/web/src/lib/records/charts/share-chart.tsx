import { MoneyText } from '@maidan/ui/money-text.tsx';
import { parseMoney } from '@maidan/contract/money.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';

type Part = { key: string; name: string; rounds: number; stake: string; payout: string; net: string };
type ShareChartProps = { title: string; heading: string; parts: readonly Part[]; currencySymbol: string };

/** A table whose rows carry a bar: how much was staked on each, and what came of it. */
export function ShareChart({ title, heading, parts, currencySymbol }: ShareChartProps) {
  const t = useT('records');
  const most = parts.reduce((top, { stake }) => Math.max(top, Number(parseMoney(stake))), 1);
  return (
    <section className="bg-surface shadow-low flex flex-col gap-4 rounded-2xl p-5 sm:p-6">
      <h2 className="font-semibold">{title}</h2>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="pb-2 text-left font-medium">
              {heading}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-medium">
              {t('stake')}
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-medium">
              {t('net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.key} part={part} most={most} currencySymbol={currencySymbol} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const BAR = { width: 100, height: 6 };

function PartRow({ part, most, currencySymbol }: { part: Part; most: number; currencySymbol: string }) {
  const money = { symbol: currencySymbol, language: useLanguage() };
  const share = (Number(parseMoney(part.stake)) / most) * BAR.width;
  return (
    <tr>
      <th scope="row" className="w-full max-w-0 py-2 text-left font-medium">
        <span className="block truncate">{part.name}</span>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${BAR.width} ${BAR.height}`}
          preserveAspectRatio="none"
          className="mt-1 h-1.5 w-full rounded-full"
        >
          <rect width={BAR.width} height={BAR.height} className="fill-raised" />
          <rect
            width={share}
            height={BAR.height}
            className={part.net.startsWith('-') ? 'fill-loss' : 'fill-gain'}
          />
        </svg>
      </th>
      <td className="py-2 pl-3 text-right align-top whitespace-nowrap">
        <MoneyText {...money} amount={part.stake} />
      </td>
      <td className="py-2 pl-3 text-right align-top font-medium whitespace-nowrap">
        <MoneyText {...money} amount={part.net} signed />
      </td>
    </tr>
  );
}
