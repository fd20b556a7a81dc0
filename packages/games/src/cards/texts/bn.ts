import type { CardTexts } from '#cards/card-texts.ts';

export const texts: CardTexts = {
  card: '{suit} {rank}',
  joker: 'জোকার',
  hidden: 'উপুড় করা',
  ranks: {
    two: 'দুই',
    three: 'তিন',
    four: 'চার',
    five: 'পাঁচ',
    six: 'ছয়',
    seven: 'সাত',
    eight: 'আট',
    nine: 'নয়',
    ten: 'দশ',
    jack: 'গোলাম',
    queen: 'বিবি',
    king: 'সাহেব',
    ace: 'টেক্কা',
  },
  suits: { spades: 'ইস্কাবনের', hearts: 'হরতনের', diamonds: 'রুইতনের', clubs: 'চিড়িতনের' },
};
