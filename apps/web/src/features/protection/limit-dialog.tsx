import type { Limit, LimitKind, LimitPeriod } from '@maidan/contract/protection/protection.ts';
import { Button } from '@maidan/ui/button.tsx';
import { DialogFooter } from '@maidan/ui/dialog-footer.tsx';
import { Dialog } from '@maidan/ui/dialog.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
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
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const change = useSetLimit();
  const send = (value: string | null): void =>
    change.mutate(
      { kind, period, value },
      {
        onSuccess: ({ outcome }) => {
          showToast(t(outcome === 'asked' ? 'asked' : 'holds'), 'gain');
          onClose();
        },
      },
    );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const value = readLimit(kind, typed);
    setWrong(value === null);
    if (value !== null && !change.isPending) send(value);
  };
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
          value={typed}
          hint={limit === undefined ? undefined : t('present', { value: words(kind, limit.value) })}
          error={wrong ? t(kind === 'time' ? 'minutesWrong' : 'amountWrong') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          {PRESETS[kind === 'time' || kind === 'wager' ? kind : 'money'].map((preset) => (
            <Button
              key={preset}
              look="outline"
              size="small"
              className="min-h-11"
              onClick={() => setTyped(preset.replace('.00', ''))}
            >
              {words(kind, preset)}
            </Button>
          ))}
        </div>
        <DialogFooter problem={change.error?.message}>
          <Button type="submit" size="large" pending={change.isPending}>
            {t('save')}
          </Button>
        </DialogFooter>
        {limit !== undefined && (
          <Button look="quiet" block onClick={() => send(null)}>
            {t('removeLimit')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
