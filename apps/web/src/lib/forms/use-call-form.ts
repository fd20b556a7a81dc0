import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldPath,
  FieldValues,
  Resolver,
  UseFormProps,
  UseFormReturn,
} from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';
import { useForgetTyped } from './forget-typed.ts';
import { showServerError } from './server-errors.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useOnce } from './use-once.ts';

export type CallForm<O extends Operation, Form extends FieldValues> = {
  operation: O;
  /** In place of the contract's schema, where the form asks for more than is sent. */
  resolver?: Resolver<Form>;
  mode?: UseFormProps<Form>['mode'];
  defaultValues: DefaultValues<Form>;
  /** The field that wants the focus when the form opens. */
  first?: FieldPath<Form> | undefined;
  /** Fields whose refusals the platform names. */
  fields?: readonly FieldPath<Form>[];
  /** Refusals that speak of one field without naming it. */
  fieldOfCode?: Partial<Record<CallError['code'], FieldPath<Form>>>;
  /** What no schema can know, asked before anything is sent: the field that is wrong, or false where it says so itself. */
  check?: (values: Form) => FieldPath<Form> | false | undefined;
  /** True for a refusal that is answered elsewhere. */
  onRefused?: (error: CallError) => boolean | void;
  onDone: (answer: ResponseOf<O>, values: Form) => void | Promise<void>;
};

/** The mutation that sends it, and says what becomes stale. */
export type Sending<O extends Operation, Form extends FieldValues = RequestOf<O> & FieldValues> = {
  mutateAsync: (input: Form) => Promise<ResponseOf<O>>;
  isPending: boolean;
};

/**
 * A form of one call: the contract's schema checks it, a second press while it is sent is dropped, a refusal stands
 * beside the field it is about, and everything typed stays when the call fails and goes when the form does.
 */
export function useCallForm<O extends Operation, Form extends FieldValues = RequestOf<O> & FieldValues>(
  options: CallForm<O, Form>,
  change: Sending<O, Form>,
) {
  const {
    operation,
    defaultValues,
    mode,
    first,
    fields = [],
    fieldOfCode,
    check,
    onRefused,
    onDone,
  } = options;
  const form: UseFormReturn<Form> = useForm<Form>({
    // The contract's schema is what the form is typed by.
    resolver: options.resolver ?? standardSchemaResolver(operation.request as never),
    defaultValues,
    ...(mode === undefined ? {} : { mode }),
  });
  useForgetTyped(form);
  useFirstFocus(first);

  const send = form.handleSubmit(async (values) => {
    const wrong = check?.(values);
    if (wrong !== undefined) {
      if (wrong !== false) form.setError(wrong, { type: 'check' }, { shouldFocus: true });
      return;
    }
    try {
      await onDone(await change.mutateAsync(values), values);
    } catch (error) {
      if (error instanceof CallError && onRefused?.(error) === true) return;
      showServerError(error, form.setError, fields, fieldOfCode);
    }
  });
  const once = useOnce(send);
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault();
    void once(event);
  };
  return { form, pending: change.isPending, onSubmit };
}
