/** One at a time. Whoever asks while one is under way waits for the next, with all who do: an answer that was begun before is too old. */
export function nextOf<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () =>
    (next ??= underWay.then(() => {
      next = undefined;
      const answer = work();
      underWay = answer.catch(() => undefined);
      return answer;
    }));
}
