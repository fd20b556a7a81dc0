import type { Limit, LimitKind, LimitPeriod } from '@maidan/contract/protection/protection.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { readLimit } from './limit-text.ts';
import { useSetLimit } from './protection.mutations.ts';
import { useLimitWords } from './use-limit-words.ts';

type LimitDialogProps = {
  kind: LimitKind;
  period: LimitPeriod;
  limit: Limit | undefined;
  symbol: string;
  onClose: () => void;
};

const PRESETS: Record<'wager' | 'money' | 'time', readonly string[]> = {
  wager: ['20.00', '100.00', '500.00'],
  money: ['500.00', '2000.00', '5000.00'],
  time: ['60', '120', '240'],
};

/** R1: what is typed is read in any digits; what will happen is said before it is sent. */
export function LimitDialog({ kind, period, limit, symbol, onClose }: LimitDialogProps) {
  const t = useT('protection');
  const words = useLimitWords(symbol);
  const change = useSetLimit();
  const onDone = ({ outcome }: Awaited<ReturnType<typeof change.mutateAsync>>): void => {
    showToast(t(outcome === 'asked' ? 'asked' : 'holds'), 'gain');
    onClose();
  };
  const { form, pending, onSubmit } = useCallForm(
    {
      defaultValues: { typed: '' },
      check: ({ typed }) => (readLimit(kind, typed) === null ? 'typed' : undefined),
      onDone,
    },
    {
      isPending: change.isPending,
      mutateAsync: ({ typed }: { typed: string }) =>
        change.mutateAsync({ kind, period, value: readLimit(kind, typed) }),
    },
  );
  const { errors } = form.formState;
  return (
    <Dialog
      title={t('dialogTitle', { kind: t(`kind.${kind}`), period: t(`period.${period}`) })}
      closeLabel={t('close')}
      shape="box"
      onClose={onClose}
    >
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={onSubmit}>
        <p className="text-muted text-sm text-pretty">{t(limit === undefined ? 'ruleNew' : 'rule')}</p>
        <Field
          label={t(kind === 'time' ? 'minutes' : 'amount', { symbol })}
          inputMode={kind === 'time' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={16}
          {...form.register('typed')}
          hint={limit === undefined ? undefined : t('present', { value: words(kind, limit.value) })}
          error={errors.typed ? t(kind === 'time' ? 'minutesWrong' : 'amountWrong') : undefined}
        />
        <div className="flex flex-wrap gap-2">
          {PRESETS[kind === 'time' || kind === 'wager' ? kind : 'money'].map((preset) => (
            <Button
              key={preset}
              look="outline"
              size="small"
              className="min-h-11"
              onClick={() => form.setValue('typed', preset.replace('.00', ''), { shouldValidate: true })}
            >
              {words(kind, preset)}
            </Button>
          ))}
        </div>
        <DialogFooter problem={errors.root?.message ?? change.error?.message}>
          <Button type="submit" size="large" pending={pending}>
            {t('save')}
          </Button>
        </DialogFooter>
        {limit !== undefined && (
          <Button
            look="quiet"
            block
            onClick={() => change.mutate({ kind, period, value: null }, { onSuccess: onDone })}
          >
            {t('removeLimit')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
