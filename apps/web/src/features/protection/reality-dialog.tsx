import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { MoneyText } from '@maidan/ui/money-text.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { limitWords } from './limit-text.ts';
import { realityCheckQuery } from './protection.queries.ts';
import { useTimeWords } from './use-limit-words.ts';

/** Stands over everything, a game in full screen too, until it is answered. The figures are never hidden here. */
export function RealityDialog({ onClose }: { onClose: () => void }) {
  const t = useT('protection');
  const language = useLanguage();
  const { data } = useQuery({ ...realityCheckQuery(), staleTime: 0, refetchOnMount: 'always' });
  const time = useTimeWords();
  const money = (amount: string, signed = false) => (
    <MoneyText amount={amount} symbol={data?.currencySymbol ?? ''} language={language} signed={signed} />
  );
  return (
    <Dialog title={t('look.title')} closeLabel={t('close')} shape="box" dismissable={false} onClose={onClose}>
      <div className="flex flex-col gap-4 px-6 pb-6">
        <p className="text-muted text-pretty">{t('look.text')}</p>
        <dl className="bg-raised flex flex-col gap-3 rounded-lg p-4">
          <Line name={t('look.time')}>
            {data &&
              limitWords('time', String(Math.floor(data.seconds / 60)), { symbol: '', language, time })}
          </Line>
          <Line name={t('look.stakes')}>{data && money(data.stakes)}</Line>
          <Line name={t('look.wins')}>{data && money(data.wins)}</Line>
          <Line name={t('look.net')}>{data && money(data.net, true)}</Line>
        </dl>
        <Link
          to="/member/limits"
          hash="break"
          className={buttonClass('action', 'large', true)}
          onClick={onClose}
        >
          {t('look.break')}
        </Link>
        <DialogFooter>
          <Link to="/member/personalHistoryCopy" className={buttonClass('outline')} onClick={onClose}>
            {t('look.history')}
          </Link>
          <Button look="outline" onClick={onClose}>
            {t('look.goOn')}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold tabular-nums">{children ?? <Skeleton className="h-5 w-20" />}</dd>
    </div>
  );
}
