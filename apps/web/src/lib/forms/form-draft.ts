import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Forms closed by accident come back as they were, within this visit. Passwords and codes are never among them. */
const drafts = new Map<string, Record<string, unknown>>();

export function readDraft(key: string, field: string): string {
  const value = drafts.get(key)?.[field];
  return typeof value === 'string' ? value : '';
}

export function dropDrafts(): void {
  drafts.clear();
}

/** Keeps the named fields as they are typed. */
export function useKeepDraft<Form extends FieldValues>(
  key: string | undefined,
  form: UseFormReturn<Form>,
  fields: readonly FieldPath<Form>[],
): void {
  const names = fields.join(' ');
  const { subscribe } = form;
  useEffect(() => {
    if (key === undefined) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = names.split(' ').map((name) => [name, (values as Record<string, unknown>)[name]]);
        drafts.set(key, Object.fromEntries(kept) as Record<string, unknown>);
      },
    });
  }, [subscribe, key, names]);
}
