/** A value of the address as text; the router reads `?game=1024` as a number. Anything else is as good as nothing. */
export function searchText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
