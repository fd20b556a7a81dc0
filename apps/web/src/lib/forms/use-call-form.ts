import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useForgetTyped } from './forget-typed.ts';
import { useFirstFocus } from './use-first-focus.ts';

export type CallForm<O extends Operation, Form extends FieldValues> = {
  operation: O;
  defaultValues: DefaultValues<Form>;
  first: FieldPath<Form>;
  /** Refusals that speak of one field. */
  fieldOfCode: Partial<Record<CallError['code'], FieldPath<Form>>>;
  onDone: (answer: ResponseOf<O>) => void;
};

/** The mutation that sends it, and says what becomes stale. */
type Sending<O extends Operation> = {
  mutateAsync: (input: RequestOf<O>) => Promise<ResponseOf<O>>;
  isPending: boolean;
};

/**
 * A form of one call: the contract's schema checks it, a refusal stands beside the field it is about, and everything
 * typed stays when the call fails.
 */
export function useCallForm<O extends Operation, Form extends FieldValues = RequestOf<O> & FieldValues>(
  options: CallForm<O, Form>,
  change: Sending<O>,
) {
  const { operation, defaultValues, first, fieldOfCode, onDone } = options;
  const sending = useRef(false);
  const form = useForm<Form>({
    // The contract's schema is what the form is typed by.
    resolver: standardSchemaResolver(operation.request as never),
    defaultValues,
  });
  useForgetTyped(form);
  useFirstFocus(first);

  const send = form.handleSubmit(async (values) => {
    try {
      onDone(await change.mutateAsync(values as unknown as RequestOf<O>));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = fieldOfCode[error.code];
      if (field === undefined) form.setError('root', { type: 'server', message: error.message });
      else form.setError(field, { type: 'server', message: error.message }, { shouldFocus: true });
    }
  });
  const onSubmit = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send(event).finally(() => (sending.current = false));
  };
  return { form, pending: change.isPending, onSubmit: (event: React.FormEvent) => void onSubmit(event) };
}
