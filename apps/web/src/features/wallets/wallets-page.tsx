import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useLiveSilent } from '#lib/live/live.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { MainWallet } from './main-wallet.tsx';
import { TransferDialog, type Asked } from './transfer-dialog.tsx';
import { TransferList } from './transfer-list.tsx';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import { WalletCard } from './wallet-card.tsx';
import { vendorWalletsQuery, type Board } from './wallets.queries.ts';

/** Where the reader came from: a game that wants money at its vendor first (GAM-09). */
export type CameFor = { vendor: string | undefined; game: string | undefined };

/** MEM-01, GAM-09: one wallet, or one for everything and some at vendors. */
export function WalletsPage({ cameFor }: { cameFor: CameFor }) {
  const t = useT('wallets');
  const { data: board, error, refetch } = useQuery(vendorWalletsQuery(useLiveSilent()));
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t('title')} />
      <div>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{t('title')}</h1>
        <p className="text-muted text-pretty">{t(board?.isSingle === true ? 'introSingle' : 'intro')}</p>
      </div>
      {board !== undefined && <BoardView board={board} cameFor={cameFor} />}
      {board === undefined && error === null && <BoardSkeleton />}
      {board === undefined && error !== null && (
        <EmptyState
          icon={<RotateCw size={28} aria-hidden />}
          title={t('failedTitle')}
          text={error.message}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </div>
  );
}

function BoardView({ board, cameFor }: { board: Board; cameFor: CameFor }) {
  const t = useT('wallets');
  const words = useMemberWords(board.currencySymbol);
  const [asked, setAsked] = useState<Asked | null>(() => wishOf(board, cameFor));
  return (
    <>
      <MainWallet board={board} words={words} />
      {board.wallets.length > 0 && (
        <section className="flex flex-col gap-4" aria-labelledby="vendor-wallets">
          <h2 id="vendor-wallets" className="text-xl font-semibold">
            {t('vendors')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {board.wallets.map((wallet) => (
              <WalletCard
                key={wallet.vendorCode}
                wallet={wallet}
                words={words}
                onMove={(direction) => setAsked({ vendorCode: wallet.vendorCode, direction })}
              />
            ))}
          </ul>
        </section>
      )}
      <TransferList transfers={board.transfers} words={words} />
      {asked !== null && (
        <TransferDialog
          key={`${asked.vendorCode} ${asked.direction}`}
          board={board}
          asked={asked}
          words={words}
          game={asked.vendorCode === cameFor.vendor ? cameFor.game : undefined}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function wishOf({ wallets }: Board, { vendor }: CameFor): Asked | null {
  const wallet = wallets.find(({ vendorCode, open }) => vendorCode === vendor && open);
  return wallet === undefined ? null : { vendorCode: wallet.vendorCode, direction: 'in' };
}

function BoardSkeleton() {
  const t = useT('wallets');
  return (
    <output aria-label={t('loading')} className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-40 w-full rounded-2xl sm:col-span-2" />
      <Skeleton className="h-44 w-full rounded-2xl" />
      <Skeleton className="h-44 w-full rounded-2xl" />
    </output>
  );
}
