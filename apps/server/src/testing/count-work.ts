import { AsyncLocalStorage } from 'node:async_hooks';
import * as pg from 'pg';
import { vi } from 'vitest';

/** What a call made the machine do: every statement in its order, and every look at a password. */
export type Work = { statements: string[]; verifications: number };

/** Statements that `call` asks for, on whatever connection; what a node does beside it at the same time is not the call's. */
export async function workOf<T>(
  call: () => Promise<T>,
  { verifications }: { verifications: () => number },
): Promise<{ answer: T; work: Work }> {
  const before = verifications();
  // oxlint-disable-next-line typescript/unbound-method -- bound again with every call
  const { query } = pg.Client.prototype;
  const ofCall = new AsyncLocalStorage<string[]>();
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function counted(
    this: pg.Client,
    ...asked: unknown[]
  ) {
    ofCall.getStore()?.push(textOf(asked[0]));
    return Reflect.apply(query, this, asked) as never;
  });
  try {
    const statements: string[] = [];
    const answer = await ofCall.run(statements, call);
    return { answer, work: { statements, verifications: verifications() - before } };
  } finally {
    spy.mockRestore();
  }
}

function textOf(asked: unknown): string {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return String(text).replace(/\s+/g, ' ').trim();
}
