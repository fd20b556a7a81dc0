import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { register } from '@maidan/contract/member/register.ts';
import type { Resolver } from 'react-hook-form';
import type { RegisterForm } from './session.mutations.ts';

const bySchema = standardSchemaResolver(register.request) as Resolver<RegisterForm>;

/**
 * REG-05: the schema compares the two passwords only once every other field is right; a person wants to know while
 * typing the second.
 */
export const registerResolver: Resolver<RegisterForm> = async (values, context, options) => {
  const result = await bySchema(values, context, options);
  if (values.password === values.confirmPassword) return result;
  return { values: {}, errors: { ...result.errors, confirmPassword: { type: 'mismatch' } } };
};
