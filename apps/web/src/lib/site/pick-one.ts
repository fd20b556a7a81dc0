/** LOG-15: any of them, each as likely as the others. */
export function pickOne<T>(list: readonly T[]): T | null {
  if (list.length === 0) return null;
  // Numbers above the last whole multiple would favour the first entries.
  const limit = 2 ** 32 - (2 ** 32 % list.length);
  let number: number;
  do number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  while (number >= limit);
  return list[number % list.length] ?? null;
}
