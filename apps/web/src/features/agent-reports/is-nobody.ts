import { CallError } from '#lib/call/call-error.ts';

/** The filter names somebody whom the reader does not find: there is nothing to add up. */
export const isNobody = (error: Error | null): boolean =>
  error instanceof CallError && error.code === 'NOT_FOUND';
