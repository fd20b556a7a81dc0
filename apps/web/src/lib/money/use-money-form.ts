import type { Money } from '@maidan/contract/money.ts';
import type { Operation } from '@maidan/contract/operation.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { newId } from '#lib/call/new-id.ts';
import { useOperationId } from '#lib/call/use-operation-id.ts';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import type { CallForm, Sending } from '#lib/forms/use-call-form.ts';
import { amountProblem } from './amount-limits.ts';
import type { AmountBounds, AmountProblem } from './amount-limits.ts';
import { cleanAmount, isAmount, readAmount } from '@maidan/contract/typed/amount.ts';

type MoneyRequest = FieldValues & { operationId: string; amount: string };

type MoneyForm<Form extends MoneyRequest, Answer> = Pick<
  CallForm<Form, Answer>,
  'fieldOfCode' | 'onRefused' | 'onDone'
> & {
  operation: Operation;
  /** What is chosen beside the amount, as it is when the form opens. */
  defaultValues: Omit<Form, 'operationId' | 'amount'>;
  /** What the page says and no field asks for, as it is when the form is sent. */
  given?: Partial<Form>;
  /** The fields beside the amount that make it another wish. No secret is one of them. */
  wish: readonly (keyof Form & string)[];
  /** What bounds the amount, which may depend on what is chosen. */
  bounds: (chosen: Form) => AmountBounds;
};

/**
 * A form that moves money: an amount typed in any digits, told at once what is wrong with it, and sent under an id that
 * stays with the wish through second presses, lost answers and reloads, so that nothing is moved twice.
 */
export function useMoneyForm<Form extends MoneyRequest, Answer>(
  options: MoneyForm<Form, Answer>,
  change: Sending<Form, Answer> & { isPending: boolean },
) {
  const { operation, defaultValues, given = {}, wish, bounds, ...rest } = options;
  const AMOUNT = 'amount' as FieldPath<Form>;
  const id = useOperationId('session');
  const [tried, setTried] = useState(false);
  const wishOf = (values: Form): string =>
    [operation.name, ...wish.map((field) => values[field]), values.amount].join(' ');
  const problemOf = (values: Form): AmountProblem | null =>
    isAmount(values.amount) ? amountProblem(values.amount, bounds(values)) : null;
  const { form, pending, onSubmit } = useCallForm<Form, Answer>(
    {
      ...rest,
      operation,
      // The id is the wish's own; until it is sent the schema wants one.
      defaultValues: { ...defaultValues, operationId: newId(), amount: '' } as DefaultValues<Form>,
      check: (values) => (problemOf(values) === null ? undefined : AMOUNT),
    },
    {
      isPending: change.isPending,
      mutateAsync: async (values) => {
        const input = { ...values, ...given };
        const of = wishOf(input);
        const answer = await change.mutateAsync({ ...input, operationId: id.of(of) });
        id.done(of);
        return answer;
      },
    },
  );
  const values = useWatch({ control: form.control }) as Form;
  return {
    form,
    pending,
    /** Whether it was pressed: from then on a missing amount is an error too. */
    tried,
    onSubmit: (event: React.FormEvent): void => {
      setTried(true);
      onSubmit(event);
    },
    /** What is typed, as an amount above zero. */
    amount: readAmount(values.amount) satisfies Money | null,
    problem: problemOf(values),
    amountField: form.register(AMOUNT, {
      setValueAs: cleanAmount,
      // A refusal speaks of what was sent.
      onChange: () => form.clearErrors('root'),
    }),
    setAmount: (typed: string): void => {
      form.clearErrors('root');
      form.setValue(AMOUNT, typed as FieldPathValue<Form, FieldPath<Form>>, { shouldValidate: true });
    },
    /** For another one: what was typed goes, what was chosen stays. */
    empty: (): void => {
      const now = form.getValues();
      form.reset({ ...now, amount: '', ...('paymentPassword' in now ? { paymentPassword: '' } : {}) });
      setTried(false);
    },
  };
}
