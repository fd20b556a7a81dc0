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

/**
 * What is mixed with the secret of the house, whose number it is and what the secret is. Where many play one round the value is public and nobody's
 * own, and the secret is a link of a chain; at a table everybody brings a seed, and the number is that of the last hand.
 */
export function seedNamesOf(gameCode: string) {
  const text = fairnessTextOf(gameCode);
  if (text === 'receipt.fairnessText')
    return { mixed: 'receipt.clientSeed', number: 'receipt.nonce', secret: 'receipt.serverSeed' } as const;
  if (text === 'receipt.sittingText')
    return { mixed: 'receipt.clientSeed', number: 'receipt.lastHand', secret: 'receipt.link' } as const;
  const number = text === 'receipt.drawText' ? 'receipt.drawNumber' : 'receipt.nonce';
  return { mixed: 'receipt.publicValue', number, secret: 'receipt.link' } as const;
}
