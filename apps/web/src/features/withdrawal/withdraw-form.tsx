import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { useLanguage, useT } from '#lib/texts/i18n.tsx';
import { possessive } from '#lib/texts/possessive.ts';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import { showToast } from '#lib/overlays/toast-store.ts';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import { AccountIcon } from './accounts-panel.tsx';
import { Panel } from '#lib/widgets/panel.tsx';
import type { Words } from './use-words.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { costOf } from './withdrawal-sums.ts';
import { wordsOf } from '#lib/texts/words-of.ts';
import type { Desk } from './withdrawal.queries.ts';

type Props = { desk: Desk; words: Words };

/** MEM-05: account, amount with what arrives of it, payment password. */
export function WithdrawForm({ desk, words }: Props) {
  const t = useT('withdraw');
  const first = desk.accounts.find(({ usable }) => usable)?.id ?? '';
  const withdraw = useWithdrawForm(first, desk, () => showToast(t('form.sent'), 'gain'));
  const { form, pending, problem, onSubmit } = withdraw;
  const { errors } = form.formState;
  const amount = form.watch('amount');
  const told =
    problem === null ? undefined : t(`form.${problem.kind}`, { amount: words.money(problem.amount) });
  return (
    <Panel title={t('form.title')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <AccountChoice
          desk={desk}
          words={words}
          choice={form.register('accountId')}
          error={wordsOf(errors.accountId, t('form.accountRequired'))}
        />
        <Field
          {...withdraw.amountField}
          label={t('form.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          hint={t('form.amountHint', {
            smallest: words.money(desk.limits.smallest),
            largest: words.money(desk.limits.largest),
            left: words.money(desk.limits.leftToday),
            times: t('times', { count: desk.limits.timesLeft }),
          })}
          error={told ?? wordsOf(errors.amount, t('form.amountInvalid'))}
        />
        <Button
          look="outline"
          size="small"
          className="-mt-2 self-start"
          onClick={() => withdraw.setAmount(desk.most)}
        >
          {t('form.all')} · {words.money(desk.most)}
        </Button>
        <Cost amount={amount} desk={desk} words={words} />
        <SecretField
          {...form.register('paymentPassword', { setValueAs: cleanCode })}
          {...SIX_DIGITS}
          label={t('form.password')}
          autoComplete="off"
          error={wordsOf(errors.paymentPassword, t('form.passwordInvalid'))}
        />
        <Problem text={errors.root?.message} />
        <Button
          type="submit"
          size="large"
          block
          pending={pending}
          disabled={first === '' || problem !== null}
          aria-label={pending ? t('form.submitting') : undefined}
        >
          {t('form.submit')}
        </Button>
        <WithoutAnswer desk={desk} words={words} />
      </form>
    </Panel>
  );
}

/** MEM-07: what happens without an answer, before anything is asked for. */
function WithoutAnswer({ desk, words }: Props) {
  const t = useT('withdraw');
  const language = useLanguage();
  const time = words.span(desk.confirmMinutes);
  return (
    <p className="text-muted text-sm text-pretty">
      {t('form.note', { time })}{' '}
      {t(desk.refundOnForcedReceived ? 'answer.refundableRule' : 'answer.keptRule', {
        time: possessive(time, language),
      })}
    </p>
  );
}

function Cost({ amount, desk, words }: Props & { amount: string }) {
  const t = useT('withdraw');
  const cost = costOf(amount, desk);
  if (cost === null) return null;
  return (
    <dl className="bg-ground/60 grid grid-cols-2 gap-y-1 rounded-xl px-4 py-3 tabular-nums">
      <dt className="text-muted">{t('form.fee')}</dt>
      <dd className="text-right">{words.money(cost.fee)}</dd>
      <dt className="font-semibold">{t('form.arrives')}</dt>
      <dd className="text-right font-semibold">{words.money(cost.arrives)}</dd>
    </dl>
  );
}

type ChoiceProps = Props & { choice: React.ComponentProps<'input'>; error: string | undefined };

function AccountChoice({ desk, words, choice, error }: ChoiceProps) {
  const t = useT('withdraw');
  if (desk.accounts.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('form.to')}</legend>
      {desk.accounts.map((account) => (
        <label
          key={account.id}
          className="bg-ground/60 has-checked:outline-action flex cursor-pointer items-center gap-3 rounded-xl px-4 py-3 has-checked:outline-2 has-disabled:cursor-not-allowed"
        >
          <input {...choice} type="radio" value={account.id} disabled={!account.usable} className="radio" />
          <AccountIcon account={account} />
          <span className="min-w-0 flex-1">
            <span className="flex gap-1 font-medium">
              <span className="truncate">{words.nameOf(account.institution)}</span>
              <span className="shrink-0">{words.count(account.number)}</span>
            </span>
            <span className="text-muted block text-sm text-pretty">
              {account.usable ? account.holder : t('form.waiting', { time: words.when(account.usableFrom) })}
            </span>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
