import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { useRef, useState } from 'react';
import { newId } from '#lib/call/new-id.ts';
import { cleanAmount, isAmount } from '#lib/money/typed-amount.ts';
import { isMore, isNothing } from './wallet-sums.ts';
import { useWalletCall } from './wallets.mutations.ts';
import type { Transfer } from './wallets.queries.ts';

type Given = {
  vendorCode: string;
  direction: 'in' | 'out';
  available: string;
  tooMuch: string;
  /** In place of what became of it, when it is done. */
  onDone?: (() => void) | undefined;
};
/** What an id stands for: the same wish keeps it through every retry, another one gets another. */
type Wish = { id: string; of: string };

export function useTransferForm({ vendorCode, direction, available, tooMuch, onDone }: Given) {
  const send = useWalletCall(transferWallet);
  const [typed, type] = useState('');
  const [ended, setEnded] = useState<Transfer | null>(null);
  const wish = useRef<Wish | null>(null);
  const clean = cleanAmount(typed);
  const isWhole = isAmount(clean) && !isNothing(clean);
  const isTooMuch = isWhole && isMore(clean, available);
  const amount = isWhole && !isTooMuch ? clean : null;
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    if (amount === null || send.isPending) return;
    if (wish.current?.of !== amount) wish.current = { id: newId(), of: amount };
    send.mutate(
      { operationId: wish.current.id, vendorCode, direction, amount },
      {
        onSuccess: (transfer) => {
          wish.current = null;
          if (transfer.state === 'done' && onDone !== undefined) onDone();
          else setEnded(transfer);
        },
      },
    );
  };
  return {
    typed,
    type,
    amount,
    wrong: isTooMuch ? tooMuch : null,
    problem: send.error?.message,
    pending: send.isPending,
    ended,
    onSubmit,
  };
}
