/** Words of this game. `{count}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Live Andar Bahar',
  joker: 'Joker',
  spots: {
    andar: 'Andar',
    bahar: 'Bahar',
    'joker-red': 'Red joker',
    'joker-black': 'Black joker',
    count: '{from}–{to} cards',
  },
  result: '{side} · {count} cards',
  said: 'The joker is the {joker}. {side} wins with card {count}.',
  howTo:
    'One pack is shuffled for every round. Its first card is the joker; then cards fall in turn on andar and on bahar, andar first. The side on which the joker’s rank comes again wins. You can also bet on how many cards fall, and on the colour of the joker.',
  chances:
    'Andar has the first card and so wins a little more often; therefore it pays less. The house edge of each bet is counted over every way in which the pack can lie.',
};
