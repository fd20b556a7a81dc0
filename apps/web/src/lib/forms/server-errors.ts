import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { CallError } from '#lib/call/call-error.ts';

/** Puts each message of the server beside the field it speaks of, and the rest above the button. */
export function showServerError<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  fields: readonly FieldPath<Form>[],
  /** Refusals that speak of one field without naming it. */
  fieldOfCode: Partial<Record<CallError['code'], FieldPath<Form>>> = {},
): void {
  if (!(error instanceof CallError)) throw error;
  const named = fields.filter((field) => error.fields[field] !== undefined);
  const meant = fieldOfCode[error.code];
  if (meant !== undefined) named.push(meant);
  const [first] = named;
  // A refusal that speaks of a field by its code alone keeps its own words.
  const wordsFor = (field: FieldPath<Form>) => (fields.includes(field) ? error.fields[field] : undefined);
  for (const field of new Set(named)) {
    setError(
      field,
      { type: 'server', message: wordsFor(field) ?? error.message },
      { shouldFocus: field === first },
    );
  }
  if (named.length === 0) setError('root', { type: 'server', message: error.message });
}

/** The contract's schema has no words for a person; the server's refusals do. */
export function serverText(
  error: { type?: unknown; message?: string | undefined } | undefined,
): string | undefined {
  return error?.type === 'server' ? error.message : undefined;
}
