import { searchText } from './-search-text.ts';

/** A code in the address, as invitations, vendors and games have; anything else is as good as nothing. */
export function codeText(value: unknown): string | undefined {
  const code = searchText(value);
  return /^[A-Za-z0-9_-]{1,24}$/.test(code) ? code : undefined;
}
