import type { CardTexts } from '#cards/card-texts.ts';

export const texts: CardTexts = {
  card: '{suit} {rank}',
  joker: 'जोकर',
  hidden: 'उल्टा पत्ता',
  ranks: {
    two: 'की दुक्की',
    three: 'की तिक्की',
    four: 'का चौका',
    five: 'का पंजा',
    six: 'का छक्का',
    seven: 'का सत्ता',
    eight: 'का अट्ठा',
    nine: 'का नहला',
    ten: 'का दहला',
    jack: 'का गुलाम',
    queen: 'की बेगम',
    king: 'का बादशाह',
    ace: 'का इक्का',
  },
  suits: { spades: 'हुकुम', hearts: 'पान', diamonds: 'ईंट', clubs: 'चिड़ी' },
};
