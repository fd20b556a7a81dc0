import { countText } from '@maidan/contract/digits.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNumbered } from '#lib/contracts/use-numbered.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { payMembersQuery } from './pay.queries.ts';
import type { RecordParts } from './pay-parts.ts';

type PayMembersProps = {
  id: string;
  parts: RecordParts;
  currencySymbol: string;
  onMember: (id: string) => void;
};

/** Whose rounds it came from; each opens to the bets. */
export function PayMembers({ id, parts, currencySymbol, onMember }: PayMembersProps) {
  const t = useT('pay');
  const language = useLanguage();
  const named = useNumbered();
  const money = { symbol: currencySymbol, language };
  const { Failed, Loading, More } = parts;
  const list = useInfiniteQuery(payMembersQuery(id));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('details.members')}</h3>
      {list.data === undefined && !list.isError && <Loading />}
      {list.data === undefined && list.isError && (
        <Failed message={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && (
        <>
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
              {list.data.pages
                .flatMap(({ members }) => members)
                .map((member) => (
                  <tr key={member.id} className="border-line hover:bg-raised/70 relative border-t">
                    <td className="py-2 pr-3">
                      <button
                        type="button"
                        className="min-h-8 cursor-pointer text-left font-semibold after:absolute after:inset-0 hover:underline"
                        onClick={() => onMember(member.id)}
                      >
                        {named(member.name, member.id)}
                      </button>
                    </td>
                    <td className="px-3 py-2 text-right tabular-nums">
                      {countText(member.rounds, language)}
                    </td>
                    <td className="px-3 py-2 text-right whitespace-nowrap">
                      <MoneyText {...money} amount={member.turnover} />
                    </td>
                    <td className="py-2 pl-3 text-right whitespace-nowrap">
                      <MoneyText {...money} amount={member.profitLoss} />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
          <More query={list} />
        </>
      )}
    </section>
  );
}
