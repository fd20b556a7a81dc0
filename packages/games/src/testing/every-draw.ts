import type { Draw } from '#game.ts';

/** What comes of every way that a draw can go, each once: all answers to the first question, to each of them all to the next, and so on. */
export function* everyWay<Result>(decide: (draw: Draw) => Result): Generator<Result> {
  const answers: number[] = [];
  const bounds: number[] = [];
  for (;;) {
    let asked = 0;
    yield decide({
      below(bound) {
        bounds[asked] = bound;
        answers[asked] ??= 0;
        asked += 1;
        return answers[asked - 1] ?? 0;
      },
    });
    // The last answer that can be another one, and none after it.
    answers.length = asked;
    while (answers.length > 0 && (answers.at(-1) ?? 0) + 1 >= (bounds[answers.length - 1] ?? 0))
      answers.pop();
    if (answers.length === 0) return;
    answers[answers.length - 1] = (answers.at(-1) ?? 0) + 1;
  }
}

/** How often each result comes, over every way that a draw can go. */
export function waysTo(decide: (draw: Draw) => readonly number[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const result of everyWay(decide)) {
    const key = String(result);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}
