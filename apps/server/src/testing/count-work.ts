import * as pg from 'pg';
import { vi } from 'vitest';

/** What a call made the machine do: every statement in its order, and every look at a password. */
export type Work = { statements: string[]; verifications: number };

/** Statements of every connection of this process while `call` runs; the values in them are not part of the text. */
export async function workOf<T>(
  call: () => Promise<T>,
  { verifications }: { verifications: () => number },
): Promise<{ answer: T; work: Work }> {
  const before = verifications();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await call();
    const statements = spy.mock.calls.map(([asked]: unknown[]) => textOf(asked));
    return { answer, work: { statements, verifications: verifications() - before } };
  } finally {
    spy.mockRestore();
  }
}

function textOf(asked: unknown): string {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return String(text).replace(/\s+/g, ' ').trim();
}
