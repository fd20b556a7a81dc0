/** What an inviter reads of a friend's name: its ends. How long it is stays unsaid as well. */
export function maskName(name: string): string {
  const signs = Array.from(name);
  const last = signs.length > 2 ? (signs.at(-1) ?? '') : '';
  return `${signs[0] ?? ''}***${last}`;
}
