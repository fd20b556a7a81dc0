import type { Operation, ResponseOf } from '@maidan/contract/operation.ts';

/**
 * What leaves the house: the value passes through the operation's response schema, which strips every field that
 * was not promised. A handler that answers the same frozen object again (a cached list) pays for this once, and its
 * bytes lie ready outside the heap: a copy for every caller would be the larger part of what the call costs.
 */
const prepared = new WeakMap<Operation, WeakMap<object, Buffer>>();

export function answerBody<O extends Operation>(operation: O, value: ResponseOf<O>): string | Buffer {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
    return serialise(operation, value);
  const known = prepared.get(operation)?.get(value);
  if (known !== undefined) return known;
  const bodies = prepared.get(operation) ?? new WeakMap<object, Buffer>();
  const body = Buffer.from(serialise(operation, value));
  prepared.set(operation, bodies.set(value, body));
  return body;
}

function serialise(operation: Operation, value: unknown): string {
  const filtered = operation.response.safeParse(value);
  if (!filtered.success) {
    const where = filtered.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`${operation.name} would have answered against its own promise at: ${where}`);
  }
  return `{"success":true,"value":${JSON.stringify(filtered.data)},"message":""}`;
}
