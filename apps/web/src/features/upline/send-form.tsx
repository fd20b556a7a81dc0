import { Button } from '@maidan/ui/button.tsx';
import { Field } from '@maidan/ui/field.tsx';
import { Problem } from '@maidan/ui/problem.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mostOf } from '#lib/money/amount-limits.ts';
import { useT } from '#lib/texts/i18n.tsx';
import { wordsOf } from '#lib/texts/words-of.ts';
import { SecretField, SIX_DIGITS } from '#lib/forms/secret-field.tsx';
import { cleanCode } from '@maidan/contract/typed/digits.ts';
import type { MoneyDesk, Transfer } from './upline.queries.ts';
import { boundsOf, useSendForm, type Receiver } from './use-send-form.ts';
import type { Words } from './use-words.ts';

type Props = { desk: MoneyDesk; to: Receiver; words: Words };
type Form = ReturnType<typeof useSendForm>;

const numbered = (name: string, number: string | undefined): string =>
  number === undefined ? name : `${name} · ${number}`;

/** MEM-12, AGT-04, T9: the amount first, then everything once more before it goes. */
export function SendForm({ desk, to, words }: Props) {
  const t = useT('upline');
  const [sent, setSent] = useState<Transfer | null>(null);
  const send = useSendForm(to, desk, setSent);
  const { errors } = send.form.formState;
  const ready = mostOf(boundsOf(desk)) !== null && desk.limits.timesLeft > 0;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={send.onSubmit}>
      {sent !== null && !send.reviewed && (
        <output className="bg-gain/12 text-gain flex items-start gap-3 rounded-xl px-4 py-3 font-medium">
          <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            {t('sent', { amount: words.money(sent.amount), name: numbered(sent.to, to.number) })}{' '}
            <code>{sent.code}</code>
          </span>
        </output>
      )}
      <Problem text={errors.root?.message} />
      {send.reviewed ? (
        <Review send={send} desk={desk} to={to} words={words} />
      ) : (
        <Amount send={send} desk={desk} words={words} ready={ready} />
      )}
    </form>
  );
}

function Amount({ send, desk, words, ready }: { send: Form; desk: MoneyDesk; words: Words; ready: boolean }) {
  const t = useT('upline');
  const { form, problem } = send;
  const most = mostOf(boundsOf(desk));
  const told =
    problem === null ? undefined : t(`form.${problem.kind}`, { amount: words.money(problem.amount) });
  return (
    <>
      <Field
        {...send.amountField}
        label={t('form.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        hint={t('form.amountHint', {
          smallest: words.money(desk.limits.smallest),
          largest: words.money(desk.limits.largest),
          left: words.money(desk.limits.leftToday),
        })}
        error={told ?? wordsOf(form.formState.errors.amount, t('form.amountInvalid'))}
      />
      {most !== null && (
        <Button look="outline" size="small" className="-mt-2 self-start" onClick={() => send.setAmount(most)}>
          {t('form.all')} · {words.money(most)}
        </Button>
      )}
      <Button type="submit" size="large" block disabled={!ready || problem !== null}>
        {t('form.review')}
      </Button>
    </>
  );
}

/** What will happen, in one place; it cannot be taken back. */
function Review({ send, desk, to, words }: Props & { send: Form }) {
  const t = useT('upline');
  const { form, pending } = send;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = form.getValues('amount');
  // The balance may hear of the transfer before the form does: what is left must not be taken off twice.
  const [available, setAvailable] = useState(desk.available);
  if (!pending && available !== desk.available) setAvailable(desk.available);
  return (
    <>
      <div className="bg-ground/60 flex flex-col gap-3 rounded-xl px-4 py-4">
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t('review.title')}
        </h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 tabular-nums">
          <dt className="text-muted">{t(to.way === 'up' ? 'review.to' : 'review.toDown')}</dt>
          <dd className="text-right font-semibold">{numbered(to.name, to.number)}</dd>
          <dt className="text-muted">{t('form.amount')}</dt>
          <dd className="text-right text-lg font-bold">{words.money(amount)}</dd>
          <dt className="text-muted">{t('review.after')}</dt>
          <dd className="text-right">{words.rest(available, amount)}</dd>
        </dl>
        <p className="text-muted text-sm text-pretty">{t('review.final')}</p>
      </div>
      <SecretField
        {...form.register('paymentPassword', { setValueAs: cleanCode })}
        {...SIX_DIGITS}
        label={t('review.password')}
        autoComplete="off"
        error={wordsOf(form.formState.errors.paymentPassword, t('review.passwordInvalid'))}
      />
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          type="submit"
          size="large"
          className="sm:flex-1"
          pending={pending}
          aria-label={pending ? t('review.sending') : undefined}
        >
          {t('review.send', { amount: words.money(amount) })}
        </Button>
        <Button look="outline" size="large" onClick={send.back}>
          {t('review.back')}
        </Button>
      </div>
    </>
  );
}
