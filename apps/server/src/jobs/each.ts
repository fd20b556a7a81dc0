/** One of several pieces of work, by the name it has in the log: `withdrawal 42`. */
export type NamedWork = { name: string; act: () => Promise<unknown> };

/** One after the other, also behind one that fails; then what failed is told, each under its name. */
export async function each(all: readonly NamedWork[], what: string): Promise<void> {
  const failures: Error[] = [];
  for (const work of all) await tried(work, failures);
  tell(failures, what);
}

/** The same, all of them at once. */
export async function eachAtOnce(all: readonly NamedWork[], what: string): Promise<void> {
  const failures: Error[] = [];
  await Promise.all(all.map((work) => tried(work, failures)));
  tell(failures, what);
}

async function tried({ name, act }: NamedWork, failures: Error[]): Promise<void> {
  await act().catch((cause: unknown) => failures.push(new Error(`${name}: ${wordsOf(cause)}`, { cause })));
}

function tell(failures: readonly Error[], what: string): void {
  if (failures.length > 0) throw new AggregateError(failures, what);
}

const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
