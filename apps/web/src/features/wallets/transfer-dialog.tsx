import { formatMoneyText } from '@maidan/contract/money.ts';
import { Button, buttonClass } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useT } from '#lib/texts/i18n.tsx';
import type { MemberWords } from '#lib/texts/use-member-words.ts';
import { useTransferForm } from './use-transfer-form.ts';
import { presetsOf } from './wallet-sums.ts';
import type { Board, Transfer } from './wallets.queries.ts';

export type Asked = { vendorCode: string; direction: 'in' | 'out' };

type Props = {
  board: Board;
  asked: Asked;
  words: MemberWords;
  /** The game that waits for the money. */
  game: string | undefined;
  onClose: () => void;
  /** A game stands behind this dialog and opens as soon as the money is there. */
  onDone?: () => void;
};

/** GAM-09: an amount, the way it goes, and then what became of it. */
export function TransferDialog({ board, asked, words, game, onClose, onDone }: Props) {
  const t = useT('wallets');
  const wallet = board.wallets.find(({ vendorCode }) => vendorCode === asked.vendorCode);
  const available = (asked.direction === 'in' ? board.main.balance : wallet?.balance) ?? '0.00';
  const transfer = useTransferForm({
    ...asked,
    available,
    onDone,
  });
  const amount =
    transfer.amount === null || transfer.problem !== null ? null : formatMoneyText(transfer.amount);
  const name = wallet === undefined ? asked.vendorCode : words.nameOf(wallet);
  const title = t(asked.direction === 'in' ? 'moveInTo' : 'takeBackFrom', { name });
  return (
    <Dialog title={title} closeLabel={t('close')} shape="box" onClose={onClose}>
      {transfer.ended === null ? (
        <form noValidate className="flex flex-col gap-5 px-6 pt-2 pb-6" onSubmit={transfer.onSubmit}>
          <p className="text-muted text-pretty">
            {t(asked.direction === 'in' ? 'form.inText' : 'form.outText', { name })}
          </p>
          <Field
            label={t('form.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            {...transfer.amountField}
            hint={t('form.available', { amount: words.money(available) })}
            error={
              transfer.problem === null ? undefined : t('form.tooMuch', { amount: words.money(available) })
            }
          />
          <fieldset aria-label={t('form.presets')} className="-mt-2 flex flex-wrap gap-2">
            {presetsOf(available).map((preset) => (
              <Button
                key={preset}
                look={amount === preset ? 'action' : 'outline'}
                size="small"
                aria-pressed={amount === preset}
                onClick={() => transfer.setAmount(preset)}
              >
                {preset === available ? t('form.all') : words.short(preset)}
              </Button>
            ))}
          </fieldset>
          <DialogFooter problem={transfer.form.formState.errors.root?.message}>
            <Button type="submit" size="large" pending={transfer.pending} disabled={amount === null}>
              {onDone !== undefined && amount !== null
                ? t('moveAndPlay', { amount: words.money(amount) })
                : t(asked.direction === 'in' ? 'moveIn' : 'takeBack')}
            </Button>
          </DialogFooter>
        </form>
      ) : (
        <Ended transfer={transfer.ended} words={words} name={name} game={game} onClose={onClose} />
      )}
    </Dialog>
  );
}

type EndedProps = {
  transfer: Transfer;
  words: MemberWords;
  name: string;
  game: string | undefined;
  onClose: () => void;
};

function Ended({ transfer, words, name, game, onClose }: EndedProps) {
  const t = useT('wallets');
  const amount = words.money(transfer.amount);
  const plays = game !== undefined && transfer.state === 'done' && transfer.direction === 'in';
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-2 pb-6 text-center">
      {transfer.state === 'done' && <CircleCheck size={44} aria-hidden="true" className="text-gain" />}
      {transfer.state === 'refused' && <CircleX size={44} aria-hidden="true" className="text-loss" />}
      {transfer.endedAt === null && <Hourglass size={44} aria-hidden="true" className="text-accent" />}
      <output className="text-pretty">{outcome()}</output>
      <div className="flex flex-wrap justify-center gap-3">
        {plays && (
          <Link to="/seamless" search={{ game }} className={buttonClass()}>
            {t('playNow')}
          </Link>
        )}
        <Button look={plays ? 'outline' : 'action'} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );

  function outcome(): string {
    if (transfer.state === 'done')
      return t(transfer.direction === 'in' ? 'ended.in' : 'ended.out', { amount, name });
    if (transfer.state === 'refused') return t('ended.refused', { name });
    return t('ended.pending', { amount, name });
  }
}
