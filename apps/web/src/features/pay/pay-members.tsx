import { countText } from '@maidan/contract/digits.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import type { PayDetails } from './pay.queries.ts';

/** Whose rounds it came from. Names are masked: an agent sees sums, not people. */
export function PayMembers({ details, currencySymbol }: { details: PayDetails; currencySymbol: string }) {
  const t = useT('pay');
  const language = useLanguage();
  const money = { symbol: currencySymbol, language };
  const { members, moreMembers } = details;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('details.members')}</h3>
      <table className="w-full text-sm">
        <thead className="text-muted text-left">
          <tr>
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('details.member')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {t('details.rounds')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {t('columns.turnover')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {t('details.lost')}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ name, rounds, turnover, profitLoss }, index) => (
            // Masked names may be the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} className="border-line border-t">
              <td className="py-2 pr-3">{name}</td>
              <td className="px-3 py-2 text-right tabular-nums">{countText(rounds, language)}</td>
              <td className="px-3 py-2 text-right whitespace-nowrap">
                <MoneyText {...money} amount={turnover} />
              </td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">
                <MoneyText {...money} amount={profitLoss} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreMembers > 0 && <p className="text-muted text-sm">{t('details.more', { count: moreMembers })}</p>}
    </section>
  );
}
