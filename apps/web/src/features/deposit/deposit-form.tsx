import { depositFee } from '@maidan/contract/deposit/deposit-fee.ts';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { CallError } from '#lib/call/call-error.ts';
import { readAmount } from '#lib/money/typed-amount.ts';
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
  const [chosen, setChosen] = useState(methods.find(({ open }) => open)?.id ?? '');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = useStartDeposit();
  const method = methods.find(({ id }) => id === chosen);
  const amount = readAmount(typed);
  const problem = useAmountProblem(typed, amount, method, words);
  const refused = start.error instanceof CallError ? start.error : null;
  const atField = refused?.code === 'DEPOSIT_OUT_OF_BOUNDS' ? refused.message : undefined;

  const change = (next: string): void => {
    setTyped(next);
    start.reset();
  };
  const submit = (event: React.FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (method === undefined || amount === null || problem !== undefined) return field.current?.focus();
    if (start.isPending) return;
    start.mutate({ methodId: method.id, amount: formatMoneyText(amount) }, { onSuccess: onStarted });
  };
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <MethodChoice
        methods={methods}
        last={last?.methodId}
        chosen={chosen}
        words={words}
        onChoose={(id) => {
          setChosen(id);
          start.reset();
        }}
      />
      {method !== undefined && (
        <div className="flex flex-col gap-3">
          <Presets method={method} amount={amount} words={words} onChoose={change} />
          <Field
            ref={field}
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            hint={t('amountHint', { min: words.money(method.min), max: words.money(method.max) })}
            error={atField ?? (asked ? problem : undefined)}
            onChange={({ target }) => change(target.value)}
          />
        </div>
      )}
      {method !== undefined && amount !== null && problem === undefined && (
        <Summary method={method} amount={amount} words={words} />
      )}
      <Problem text={atField === undefined ? start.error?.message : undefined} />
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

function useAmountProblem(
  typed: string,
  amount: Money | null,
  method: Method | undefined,
  words: Words,
): string | undefined {
  const t = useT('deposit');
  if (typed.trim() === '') return t('amountMissing');
  if (amount === null) return t('amountInvalid');
  if (method === undefined) return undefined;
  if (amount >= parseMoney(method.min) && amount <= parseMoney(method.max)) return undefined;
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
