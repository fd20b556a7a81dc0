type Named = { readonly username: string; readonly nickname: string; readonly isBot: boolean };

/** What others see of somebody's name. A bot has nothing to hide, and says what it is by a mark of its own. */
export const nameForOthers = ({ username, nickname, isBot }: Named): string =>
  isBot ? nickname : maskName(username);

/**
 * T33: what a board, a chat or an inviter is shown of a name. The first letter, always as many dots, and the last letter of a long name: neither
 * length nor spelling can be guessed from it, yet everybody finds themselves.
 */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  );
  const last = letters.length >= 6 ? (letters.at(-1) ?? '') : '';
  return `${letters[0] ?? ''}•••${last}`;
}
