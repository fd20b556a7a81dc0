import { Button } from '@maidan/ui/button.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { CopyButton } from '#lib/widgets/copy-button.tsx';
import { useT } from '#lib/texts/i18n.tsx';
import { CallError } from '#lib/call/call-error.ts';
import { UploadField } from '#lib/pictures/upload-field.tsx';
import { useUploads } from '#lib/pictures/use-uploads.ts';
import { useConfirmTransfer } from './deposit.mutations.ts';
import type { DepositDetail } from './deposit.queries.ts';
import type { Words } from './use-words.ts';

type TransferCardProps = {
  deposit: DepositDetail;
  bank: NonNullable<DepositDetail['bank']>;
  words: Words;
};

/** Everything to copy for a transfer, and the word that it is made. */
export function TransferCard({ deposit, bank, words }: TransferCardProps) {
  const t = useT('deposit');
  const lines = [
    ['bank', bank.bank, bank.bank],
    ['holder', bank.holder, bank.holder],
    ['number', bank.number, bank.number.replaceAll(' ', '')],
    ['branch', bank.branch, bank.branch],
    ['amount', words.money(deposit.amount), deposit.amount],
    ['reference', deposit.reference, deposit.reference],
  ] as const;
  return (
    <section className="bg-surface shadow-low flex flex-col gap-5 rounded-2xl p-5 sm:p-6">
      <h2 className="font-semibold">{t('bank.title')}</h2>
      <dl className="bg-ground/60 divide-line grid divide-y rounded-xl px-4 py-1">
        {lines.map(([name, shown, copied]) => (
          <div key={name} className="relative py-1.5 pr-12 sm:flex sm:min-h-14 sm:items-center sm:gap-3">
            <dt className="text-muted text-sm sm:w-40 sm:shrink-0">{t(`bank.${name}`)}</dt>
            <dd className="font-medium">
              <span className="break-words tabular-nums select-all">{shown}</span>
              <span className="absolute inset-y-0 right-0 flex items-center">
                <CopyButton text={copied} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm text-pretty">{t('until', { time: words.when(deposit.expiresAt) })}</p>
      <Confirm deposit={deposit} />
    </section>
  );
}

function Confirm({ deposit }: { deposit: DepositDetail }) {
  const t = useT('deposit');
  const uploads = useUploads();
  const confirm = useConfirmTransfer();
  const send = (event: React.FormEvent): void => {
    event.preventDefault();
    if (!confirm.isPending && !uploads.busy) confirm.mutate({ id: deposit.id, proofs: uploads.ids });
  };
  // That pictures are needed is past as soon as one is there.
  const isPast =
    confirm.error instanceof CallError && confirm.error.code === 'PROOF_NEEDED' && uploads.items.length > 0;
  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      <UploadField
        label={t('bank.proofLabel')}
        hint={t(deposit.needsProof ? 'bank.proofNeeded' : 'bank.proofOptional')}
        uploads={uploads}
      />
      <Problem text={isPast ? undefined : confirm.error?.message} />
      <Button
        type="submit"
        size="large"
        block
        pending={confirm.isPending || uploads.busy}
        aria-label={confirm.isPending ? t('bank.sending') : undefined}
      >
        {t('bank.done')}
      </Button>
    </form>
  );
}
