import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Spinner } from '@maidan/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useT } from '#lib/texts/i18n.tsx';
import { useLiveSilent } from '#lib/live/live.ts';
import { useMemberWords } from '#lib/texts/use-member-words.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { isNothing } from './wallet-sums.ts';
import { merchantWalletQuery, vendorWalletsQuery, type Board } from './wallets.queries.ts';

type Props = {
  vendorCode: string;
  /** The money is there, or none is needed: the game can be launched. */
  onMoved: () => void;
  onClose: () => void;
};

/** GAM-09: a vendor that keeps a wallet of its own wants money there first; it is moved right here, before the game. */
export function FundDialog({ vendorCode, onMoved, onClose }: Props) {
  const t = useT('wallets');
  const kind = useQuery(merchantWalletQuery());
  const isSingle = kind.data?.isSingle;
  const wallets = useQuery({ ...vendorWalletsQuery(useLiveSilent()), enabled: isSingle === false });
  useEffect(() => {
    // One wallet for everything since the game was asked for: nothing needs to be moved.
    if (isSingle === true) onMoved();
  }, [isSingle, onMoved]);
  if (wallets.data !== undefined)
    return <Offer board={wallets.data} vendorCode={vendorCode} onMoved={onMoved} onClose={onClose} />;
  const failed = kind.error === null ? wallets : kind;
  return (
    <Message title={t('title')} onClose={onClose}>
      {failed.error === null ? (
        <output aria-label={t('loading')} className="text-action grid min-h-32 place-items-center">
          <Spinner size={32} />
        </output>
      ) : (
        <>
          <p role="alert" className="text-pretty">
            {failed.error.message}
          </p>
          <Button block pending={failed.isFetching} onClick={() => void failed.refetch()}>
            {t('retry')}
          </Button>
        </>
      )}
    </Message>
  );
}

function Offer({ board, vendorCode, onMoved, onClose }: Props & { board: Board }) {
  const t = useT('wallets');
  const words = useMemberWords(board.currencySymbol);
  const wallet = board.wallets.find((one) => one.vendorCode === vendorCode);
  const name = wallet === undefined ? vendorCode : words.nameOf(wallet);
  if (wallet?.open !== true)
    return (
      <Message title={t('moveInTo', { name })} onClose={onClose}>
        <p className="text-pretty">{t('closedText')}</p>
      </Message>
    );
  if (isNothing(board.main.balance))
    return (
      <Message title={t('moveInTo', { name })} onClose={onClose}>
        <p className="text-pretty">{t('mainEmpty')}</p>
        <Link to="/member/depositv2" className={buttonClass('outline')}>
          {t('deposit')}
        </Link>
      </Message>
    );
  return (
    <TransferDialog
      board={board}
      asked={{ vendorCode, direction: 'in' }}
      words={words}
      game={undefined}
      onClose={onClose}
      onDone={onMoved}
    />
  );
}

type MessageProps = { title: string; onClose: () => void; children: ReactNode };

function Message({ title, onClose, children }: MessageProps) {
  const t = useT('wallets');
  return (
    <Dialog title={title} closeLabel={t('close')} shape="box" onClose={onClose}>
      <div className="flex flex-col gap-5 px-6 pt-2 pb-6">{children}</div>
    </Dialog>
  );
}
