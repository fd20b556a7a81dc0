import { Button } from '@maidan/ui/button.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useNumbered } from '#lib/contracts/use-numbered.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import { payBetsQuery } from './pay.queries.ts';
import type { RecordParts } from './pay-parts.ts';

type PayBetsProps = {
  id: string;
  member: string;
  parts: RecordParts;
  currencySymbol: string;
  onBack: () => void;
};

/** The rounds of one member as they were counted: together they are what stands beside the name. */
export function PayBets({ id, member, parts, currencySymbol, onBack }: PayBetsProps) {
  const t = useT('pay');
  const language = useLanguage();
  const named = useNumbered();
  const format = useFormats();
  const money = { symbol: currencySymbol, language };
  const { Totals, Failed, Loading, More } = parts;
  const list = useInfiniteQuery(payBetsQuery({ id, member, language }));
  const found = list.data?.pages[0]?.member;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-semibold">
          {found === undefined
            ? t('details.bets')
            : t('details.betsOf', { name: named(found.name, found.id) })}
        </h3>
        <Button look="outline" className="shrink-0" onClick={onBack}>
          <ChevronLeft size={18} aria-hidden />
          {t('details.back')}
        </Button>
      </div>
      {list.data === undefined && !list.isError && <Loading />}
      {list.data === undefined && list.isError && (
        <Failed message={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && (
        <>
          <Totals
            currencySymbol={currencySymbol}
            totals={[
              { label: t('details.turnover'), amount: found?.turnover },
              { label: t('details.lost'), amount: found?.profitLoss },
            ]}
          />
          <p className="text-muted text-sm text-pretty">{t('details.betsNote')}</p>
          <table className="w-full text-sm">
            <thead className="text-muted text-left">
              <tr>
                <th scope="col" className="py-2 pr-3 font-medium">
                  {t('details.game')}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  {t('details.stake')}
                </th>
                <th scope="col" className="py-2 pl-3 text-right font-medium">
                  {t('details.payout')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.data.pages
                .flatMap(({ bets }) => bets)
                .map((bet) => (
                  <tr key={bet.id} className="border-line border-t align-top">
                    <td className="py-2 pr-3">
                      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                        {bet.gameName}
                        {bet.kind !== 'inTime' && (
                          <span className="bg-raised-strong rounded-full px-2 py-0.5 text-xs font-normal">
                            {bet.kind === 'late' ? t('late') : t('details.takenBack')}
                          </span>
                        )}
                      </span>
                      <span className="text-muted text-xs">
                        {format.dateTime(new Date(bet.placedAt), {
                          dateStyle: 'medium',
                          timeStyle: 'medium',
                        })}
                      </span>
                    </td>
                    <td className="px-3 py-2 text-right whitespace-nowrap">
                      <MoneyText {...money} amount={bet.stake} />
                    </td>
                    <td className="py-2 pl-3 text-right whitespace-nowrap">
                      <MoneyText {...money} amount={bet.payout} />
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
