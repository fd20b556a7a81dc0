import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { CallError } from '#lib/call-error.ts';
import { useForgetTyped } from '#lib/forget-typed.ts';
import { useSecurityChange } from './security.mutations.ts';

type ChangeForm<O extends Operation, Form extends FieldValues> = {
  operation: O;
  defaultValues: DefaultValues<Form>;
  first: FieldPath<Form>;
  /** Refusals that speak of one field. */
  fieldOfCode: Partial<Record<CallError['code'], FieldPath<Form>>>;
  onDone: (answer: ResponseOf<O>) => void;
};

/**
 * A form of one call: the contract's schema checks it, a refusal stands beside the field it is about, and everything
 * typed stays when the call fails.
 */
export function useChangeForm<O extends Operation, Form extends FieldValues = RequestOf<O> & FieldValues>(
  options: ChangeForm<O, Form>,
) {
  const { operation, defaultValues, first, fieldOfCode, onDone } = options;
  const change = useSecurityChange(operation);
  const sending = useRef(false);
  const form = useForm<Form>({
    // The contract's schema is what the form is typed by.
    resolver: standardSchemaResolver(operation.request as never),
    defaultValues,
  });
  useForgetTyped(form);
  // A dialog puts the focus on its close button when it opens; a form wants it in a field, right after.
  const focusFirst = useEffectEvent(() => form.setFocus(first));
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusFirst());
    return () => cancelAnimationFrame(frame);
  }, []);

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

/** The contract's schema has no words for a person; the server's refusals do. */
export function wordsOf(
  error: { type?: unknown; message?: string | undefined } | undefined,
  words: string,
): string | undefined {
  if (error === undefined) return undefined;
  return error.type === 'server' ? error.message : words;
}
