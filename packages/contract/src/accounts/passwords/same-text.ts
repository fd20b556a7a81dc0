import * as z from 'zod/mini';

/** REG-05: the second entry must equal the first; the message stands at the second. */
export function sameText<Key extends string>(first: Key, second: Key) {
  return z.refine<{ [K in Key]?: string | undefined }>((form) => form[first] === form[second], {
    path: [second],
    error: 'mismatch',
  });
}
