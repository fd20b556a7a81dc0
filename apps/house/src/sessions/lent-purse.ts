/** Of who tries a game without an account. It is nobody's money, and in no total. */
export const LENT_PURSE = 'free-play';
