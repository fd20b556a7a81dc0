import { transferWallet } from '@maidan/contract/vendor-wallet/transfer-wallet.ts';
import { useState } from 'react';
import { useMoneyForm } from '#lib/money/use-money-form.ts';
import { useWalletCall } from './wallets.mutations.ts';
import type { Transfer } from './wallets.queries.ts';

type Given = {
  vendorCode: string;
  direction: 'in' | 'out';
  available: string;
  /** In place of what became of it, when it is done. */
  onDone?: (() => void) | undefined;
};

export function useTransferForm({ vendorCode, direction, available, onDone }: Given) {
  const [ended, setEnded] = useState<Transfer | null>(null);
  const transfer = useMoneyForm(
    {
      operation: transferWallet,
      defaultValues: { vendorCode, direction },
      given: { vendorCode, direction },
      wish: ['vendorCode', 'direction'],
      bounds: () => ({ available }),
      onDone: (answer) => {
        if (answer.state === 'done' && onDone !== undefined) onDone();
        else setEnded(answer);
      },
    },
    useWalletCall(transferWallet),
  );
  return { ...transfer, ended };
}
