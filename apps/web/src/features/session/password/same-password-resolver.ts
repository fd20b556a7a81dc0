import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type TwoPasswords = FieldValues & { newPassword: string; confirmNewPassword: string };

/**
 * REG-05: a schema compares the two passwords only once every other field is right; a person wants to know while
 * typing the second.
 */
export function withSamePassword<Form extends TwoPasswords>(bySchema: Resolver<Form>): Resolver<Form> {
  return async (values, context, options) => {
    const result = await bySchema(values, context, options);
    if (values.newPassword === values.confirmNewPassword) return result;
    const errors = { ...result.errors, confirmNewPassword: { type: 'mismatch' } } as FieldErrors<Form>;
    return { values: {}, errors };
  };
}
