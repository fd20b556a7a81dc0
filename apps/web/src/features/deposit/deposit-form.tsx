import { depositFee } from '@maidan/contract/deposit/deposit-fee.ts';
import { startDeposit } from '@maidan/contract/deposit/start-deposit.ts';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { clsx } from 'clsx';
import { serverText } from '#lib/forms/server-errors.ts';
import type { AmountBounds, AmountProblem } from '#lib/money/amount-limits.ts';
import { isAmount } from '@maidan/contract/typed/amount.ts';
import { useMoneyForm } from '#lib/money/use-money-form.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { useStartDeposit } from './deposit.mutations.ts';
import type { DepositDetail, LastPaid, Method } from './deposit.queries.ts';
import { MethodChoice } from './method-choice.tsx';
import type { Words } from './use-words.ts';

type DepositFormProps = {
  methods: readonly Method[];
  last: LastPaid;
  words: Words;
  onStarted: (deposit: DepositDetail) => void;
};

export function DepositForm({ methods: offered, last, words, onStarted }: DepositFormProps) {
  const t = useT('deposit');
  const methods = lastFirst(offered, last);
  const start = useStartDeposit();
  const { form, amount, problem, tried, ...deposit } = useMoneyForm(
    {
      operation: startDeposit,
      defaultValues: { methodId: methods.find(({ open }) => open)?.id ?? '' },
      wish: ['methodId'],
      bounds: ({ methodId }) => boundsOf(methods.find(({ id }) => id === methodId)),
      fieldOfCode: { DEPOSIT_OUT_OF_BOUNDS: 'amount' },
      onDone: onStarted,
    },
    start,
  );
  const { errors } = form.formState;
  const chosen = form.watch('methodId');
  const method = methods.find(({ id }) => id === chosen);
  const wrong = useAmountWords(form.watch('amount'), problem, method, words);
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={deposit.onSubmit}>
      <MethodChoice
        methods={methods}
        last={last?.methodId}
        chosen={chosen}
        words={words}
        onChoose={(id) => {
          form.clearErrors();
          form.setValue('methodId', id);
        }}
      />
      {method !== undefined && (
        <div className="flex flex-col gap-3">
          <Presets method={method} amount={amount} words={words} onChoose={deposit.setAmount} />
          <Field
            {...deposit.amountField}
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            hint={t('amountHint', { min: words.money(method.min), max: words.money(method.max) })}
            error={serverText(errors.amount) ?? (tried ? wrong : undefined)}
          />
        </div>
      )}
      {method !== undefined && amount !== null && problem === null && (
        <Summary method={method} amount={amount} words={words} />
      )}
      <Problem text={errors.root?.message} />
      <Button
        type="submit"
        size="large"
        className="self-stretch sm:self-start"
        pending={start.isPending || start.isSuccess}
        aria-label={start.isPending ? t('starting') : undefined}
      >
        {t(method?.kind === 'bank' ? 'toTransfer' : 'toPayment')}
      </Button>
    </form>
  );
}

const boundsOf = (method: Method | undefined): AmountBounds =>
  method === undefined ? {} : { smallest: method.min, largest: method.max };

function useAmountWords(
  typed: string,
  problem: AmountProblem | null,
  method: Method | undefined,
  words: Words,
): string | undefined {
  const t = useT('deposit');
  if (typed === '') return t('amountMissing');
  if (!isAmount(typed) || parseMoney(typed) === 0n) return t('amountInvalid');
  if (problem === null || method === undefined) return undefined;
  return t('amountOutside', { min: words.money(method.min), max: words.money(method.max) });
}

/** The way that was used last comes first, and of its amounts the one that was paid, as far as it can be paid now. */
function lastFirst(methods: readonly Method[], last: LastPaid): Method[] {
  const used = methods.find(({ id, open }) => id === last?.methodId && open);
  if (used === undefined || last === null) return [...methods];
  const amount = parseMoney(last.amount);
  const fits = amount >= parseMoney(used.min) && amount <= parseMoney(used.max);
  const others = used.presets.filter((preset) => preset !== last.amount);
  const first = fits ? { ...used, presets: [last.amount, ...others] } : used;
  return [first, ...methods.filter(({ id }) => id !== used.id)];
}

type PresetsProps = { method: Method; amount: Money | null; words: Words; onChoose: (typed: string) => void };

function Presets({ method, amount, words, onChoose }: PresetsProps) {
  const t = useT('deposit');
  if (method.presets.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-3 font-semibold">{t('presets')}</legend>
      {method.presets.map((preset) => {
        const on = amount === parseMoney(preset);
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={on}
            className={clsx(
              'h-11 cursor-pointer rounded-lg px-4 font-medium tabular-nums transition-colors duration-150',
              on ? 'bg-action text-on-action' : 'bg-raised hover:bg-raised-strong',
            )}
            onClick={() => onChoose(words.count(preset.replace(/\.00$/, '')))}
          >
            {words.short(preset)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Before anything is paid: what leaves, what the provider keeps, what arrives. */
function Summary({ method, amount, words }: { method: Method; amount: Money; words: Words }) {
  const t = useT('deposit');
  const fee = depositFee(method, amount);
  const text = (value: bigint): string => words.money(formatMoneyText(minor(value)));
  return (
    <dl
      aria-live="polite"
      className="bg-ground/60 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 rounded-xl p-4 tabular-nums"
    >
      <dt className="text-muted">{t('youPay')}</dt>
      <dd className="text-right">{text(amount)}</dd>
      <dt className="text-muted">{t('fee')}</dt>
      <dd className="text-right">{fee === 0n ? t('noFee') : text(fee)}</dd>
      <dt className="font-semibold">{t('youGet')}</dt>
      <dd className="text-gain text-right text-lg font-semibold">{text(amount - fee)}</dd>
    </dl>
  );
}
