/** The contract's schema has no words for a person; the server's refusals do. */
export function wordsOf(
  error: { type?: unknown; message?: string | undefined } | undefined,
  words: string,
): string | undefined {
  if (error === undefined) return undefined;
  return error.type === 'server' ? error.message : words;
}
