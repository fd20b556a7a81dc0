import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { FieldValues } from 'react-hook-form';
import { useCallForm } from '#lib/forms/use-call-form.ts';
import type { CallForm, Sending } from '#lib/forms/use-call-form.ts';
import { useSecurityChange } from './security.mutations.ts';

/** A form that changes how the account is protected. */
export function useChangeForm<O extends Operation, Form extends FieldValues = RequestOf<O> & FieldValues>(
  options: CallForm<Form, ResponseOf<O>> & { operation: O },
) {
  // The contract's schema is what the form is typed by.
  const change = useSecurityChange(options.operation) as unknown as Sending<Form, ResponseOf<O>>;
  return useCallForm(options, change);
}
