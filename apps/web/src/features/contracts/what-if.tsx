import type { ContractOffer } from '@maidan/contract/agents/agent-contract.ts';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useEffect } from 'react';
import { useRate } from '#lib/contracts/use-rate.ts';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { useFormats } from '#lib/texts/use-formats.ts';
import { useTryContract } from './contracts.mutations.ts';

/** AGT-05: what the offer would have paid in the last closed slots, reckoned by what pays. */
export function WhatIf({ offer, currencySymbol }: { offer: ContractOffer; currencySymbol: string }) {
  const t = useT('pay');
  const rate = useRate();
  const format = useFormats();
  const money = { symbol: currencySymbol, language: useLanguage() };
  const { mutate, data, error } = useTryContract();
  useEffect(() => mutate(offer), [mutate, offer]);
  if (error !== null) return <Problem text={error.message} />;
  if (data === undefined) return <Skeleton className="h-40 w-full" />;
  if (data.slots.length === 0)
    return <p className="bg-raised rounded-xl p-4 text-sm">{t('whatIf.nothing')}</p>;
  const timeOf = (at: string) =>
    format.dateTime(new Date(at), {
      day: 'numeric',
      month: 'short',
      ...(offer.type === 'realtime' || offer.type === 'hourly'
        ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
        : {}),
    });
  return (
    <section aria-labelledby="what-if" className="flex flex-col gap-3">
      <h3 id="what-if" className="font-semibold">
        {t('whatIf.title', { count: data.slots.length })}
      </h3>
      <dl className="grid grid-cols-3 gap-2 text-sm">
        {(['turnover', 'share', 'left'] as const).map((sum) => (
          <div key={sum} className="bg-raised/60 rounded-lg px-3 py-2">
            <dt className="text-muted">{t(`whatIf.${sum}`)}</dt>
            <dd className="text-base font-semibold">
              <MoneyText {...money} amount={data.sum[sum]} signed={sum === 'left'} />
            </dd>
          </div>
        ))}
      </dl>
      {data.sum.left.startsWith('-') && <p className="text-loss text-sm">{t('whatIf.less')}</p>}
      <div className="overflow-x-auto rounded-xl">
        <table className="w-full text-sm">
          <thead className="text-muted text-left">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                {t('whatIf.slot')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('whatIf.turnover')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('whatIf.rate')}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-medium">
                {t('whatIf.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.slots.map((slot) => (
              <tr key={slot.from} className="odd:bg-raised/35">
                <td className="px-3 py-2 whitespace-nowrap">{timeOf(slot.from)}</td>
                <td className="px-3 py-2 text-right whitespace-nowrap">
                  <MoneyText {...money} amount={slot.turnover} />
                </td>
                <td className="px-3 py-2 text-right">
                  {slot.tier === null ? '–' : rate(slot.rateBasisPoints)}
                </td>
                <td className="px-3 py-2 text-right font-semibold whitespace-nowrap">
                  <MoneyText {...money} amount={slot.share} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
