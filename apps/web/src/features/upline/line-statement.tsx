import type { LineTransfer } from '@maidan/contract/upline/line-transfer.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import { lineTransfersQuery, type Which } from './upline.queries.ts';
import { useWords, type Words } from './use-words.ts';

const WHICH: readonly Which[] = ['all', 'sent', 'received'];

/** AGT-04: what went up and down the own line, on this agent's side. */
export function LineStatement() {
  const t = useT('downline');
  const [which, setWhich] = useState<Which>('all');
  const list = useInfiniteQuery(lineTransfersQuery(which));
  const words = useWords(list.data?.pages[0]?.currencySymbol ?? '');
  const all = list.data?.pages.flatMap(({ transfers }) => transfers);
  return (
    <Panel title={t('transfer.statement')}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('transfer.which')}</legend>
        {WHICH.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === which}
            className={clsx(
              'h-9 cursor-pointer rounded-full px-4 text-sm font-medium',
              one === which ? 'bg-raised-strong text-text' : 'bg-raised text-muted hover:text-text',
            )}
            onClick={() => setWhich(one)}
          >
            {t(`transfer.${one}`)}
          </button>
        ))}
      </fieldset>
      {all === undefined && list.error === null && (
        <output aria-label={t('loading')}>
          <Skeleton className="h-40 w-full rounded-xl" />
        </output>
      )}
      {list.error !== null && (
        <p role="alert" className="text-loss text-sm">
          {list.error.message}
        </p>
      )}
      {all?.length === 0 && <p className="text-muted">{t('transfer.empty')}</p>}
      <ul className="flex flex-col gap-2">
        {all?.map((transfer) => (
          <Line key={transfer.code} transfer={transfer} words={words} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="outline"
          size="small"
          className="self-center"
          pending={list.isFetchingNextPage}
          aria-label={list.isFetchingNextPage ? t('loading') : undefined}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}

function Line({ transfer, words }: { transfer: LineTransfer; words: Words }) {
  const t = useT('downline');
  const { code, amount, direction, sent, other, number, at } = transfer;
  const Icon = direction === 'down' ? ArrowDown : ArrowUp;
  return (
    <li className="bg-ground/60 flex items-center gap-3 rounded-xl px-4 py-3">
      <span className="shrink-0">
        <span className="sr-only">{t(`transfer.${direction}`)}</span>
        <Icon size={18} aria-hidden className="text-muted" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {t(sent ? 'transfer.toName' : 'transfer.fromName', { name: other })}
        </span>
        <span className="text-muted block text-sm">
          {number !== null && `${t('number', { id: words.count(number) })} · `}
          <span className="tabular-nums">{words.when(at)}</span> ·{' '}
          <code className="whitespace-nowrap">{code}</code>
        </span>
      </span>
      <span className={clsx('shrink-0 font-semibold tabular-nums', sent ? 'text-text' : 'text-gain')}>
        {sent ? '−' : '+'}
        {words.money(amount)}
      </span>
    </li>
  );
}
