/** How the rounds of a game come about, by the first part of its code; of what is not here everybody plays alone, with a seed of their own. */
const TEXTS = {
  crash: 'receipt.flightText',
  baccarat: 'receipt.liveTableText',
  'dragon-tiger': 'receipt.liveTableText',
  'rooster-duel': 'receipt.liveTableText',
  'andar-bahar': 'receipt.liveTableText',
  'live-roulette': 'receipt.liveTableText',
  'sic-bo': 'receipt.liveTableText',
  lottery: 'receipt.drawText',
  'five-dice': 'receipt.sittingText',
  'teen-patti': 'receipt.sittingText',
  sports: 'receipt.matchText',
  esports: 'receipt.matchText',
} as const;
type Told = keyof typeof TEXTS;

const kindOf = (gameCode: string): Told | undefined => {
  const [folder = ''] = gameCode.split('.');
  return Object.hasOwn(TEXTS, folder) ? (folder as Told) : undefined;
};

export function fairnessTextOf(gameCode: string) {
  const kind = kindOf(gameCode);
  return kind === undefined ? 'receipt.fairnessText' : TEXTS[kind];
}

/** When the secret is told: whoever plays alone asks for it, of a round of many it comes by itself. */
export const secretTextOf = (gameCode: string) =>
  kindOf(gameCode) === undefined ? 'receipt.secret' : 'receipt.secretOfMany';

/** Many play one of its rounds: what is mixed with the secret of the house is public, and nobody's own. At a table everybody brings a seed. */
export function isMixedWithPublicValue(gameCode: string): boolean {
  const kind = kindOf(gameCode);
  return kind !== undefined && TEXTS[kind] !== 'receipt.sittingText';
}
