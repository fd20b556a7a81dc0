/** How cards are called. A language puts rank and suit in its own order, with the words between them. */
export const texts = {
  card: '{rank} of {suit}',
  joker: 'joker',
  hidden: 'face down',
  ranks: {
    two: 'two',
    three: 'three',
    four: 'four',
    five: 'five',
    six: 'six',
    seven: 'seven',
    eight: 'eight',
    nine: 'nine',
    ten: 'ten',
    jack: 'jack',
    queen: 'queen',
    king: 'king',
    ace: 'ace',
  },
  suits: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
};
