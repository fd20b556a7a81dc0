/** A value of the address as text; the router reads `?game=1024` as a number. Anything else is as good as nothing. */
export function searchText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** For pages that read their address themselves: how is no part of a first visit, which knows every address. */
export function asWritten<Key extends string>(
  raw: Partial<Record<Key, unknown>>,
): Partial<Record<Key, unknown>> {
  return raw;
}
