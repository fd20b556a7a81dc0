import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Operation } from '@maidan/contract/operation.ts';
import { useForm } from 'react-hook-form';
import type {
  DefaultValues,
  FieldErrors,
  FieldPath,
  FieldValues,
  Resolver,
  UseFormProps,
} from 'react-hook-form';
import type { CallError } from '#lib/call/call-error.ts';
import { useForgetTyped } from './forget-typed.ts';
import { useKeepDraft } from './form-draft.ts';
import { showServerError } from './server-errors.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useOnce } from './use-once.ts';

export type CallForm<Form extends FieldValues, Answer> = {
  /** Its schema checks the form; without one the fields themselves say what they need. */
  operation?: Operation;
  /** In place of that schema, where the form asks for more than is sent. */
  resolver?: Resolver<Form>;
  mode?: UseFormProps<Form>['mode'];
  defaultValues: DefaultValues<Form>;
  /** The field that wants the focus when the form opens. */
  first?: FieldPath<Form> | undefined;
  /** What comes back when the form was closed by accident. */
  draft?: { key: string; fields: readonly FieldPath<Form>[] };
  /** Fields whose refusals the platform names. */
  fields?: readonly FieldPath<Form>[];
  /** Refusals that speak of one field without naming it. */
  fieldOfCode?: Partial<Record<CallError['code'], FieldPath<Form>>>;
  onInvalid?: (errors: FieldErrors<Form>) => void;
  /** What no schema can know, asked before anything is sent: the field that is wrong, or false where that is said already. */
  check?: (values: Form) => FieldPath<Form> | false | undefined;
  /** True for a failure that is answered elsewhere. */
  onRefused?: (error: unknown) => boolean | void;
  onDone: (answer: Answer, values: Form) => void | Promise<void>;
};

/** The mutation that sends it, and says what becomes stale. */
export type Sending<Form extends FieldValues, Answer> = {
  mutateAsync: (values: Form) => Promise<Answer>;
  isPending?: boolean;
};

/**
 * A form of one call: the contract's schema checks it, a second press while it is sent is dropped, a refusal stands
 * beside the field it is about, and everything typed stays when the call fails and goes when the form does.
 */
export function useCallForm<Form extends FieldValues, Answer>(
  options: CallForm<Form, Answer>,
  change: Sending<Form, Answer>,
) {
  const { defaultValues, mode, first, draft, fields = [], fieldOfCode } = options;
  const { onInvalid, check, onRefused, onDone } = options;
  const resolver = options.resolver ?? schemaResolver<Form>(options.operation);
  const form = useForm<Form>({
    defaultValues,
    ...(resolver === undefined ? {} : { resolver }),
    ...(mode === undefined ? {} : { mode }),
  });
  useKeepDraft(draft?.key, form, draft?.fields ?? []);
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
      if (onRefused?.(error) !== true) showServerError(error, form.setError, fields, fieldOfCode);
    }
  }, onInvalid);
  const once = useOnce(send);
  const onSubmit = (event: React.SyntheticEvent): void => {
    event.preventDefault();
    void once(event);
  };
  return { form, pending: change.isPending ?? form.formState.isSubmitting, onSubmit };
}

/** The contract's schema is what the form is typed by. */
function schemaResolver<Form extends FieldValues>(
  operation: Operation | undefined,
): Resolver<Form> | undefined {
  return operation === undefined ? undefined : standardSchemaResolver(operation.request as never);
}
