/** Words of this game. */
export const texts = {
  title: 'Dragon and Tiger',
  spots: {
    dragon: 'Dragon',
    tie: 'Tie',
    tiger: 'Tiger',
    'dragon-small': 'Dragon small',
    'dragon-big': 'Dragon big',
    'suited-tie': 'Suited tie',
    'tiger-small': 'Tiger small',
    'tiger-big': 'Tiger big',
  },
  letters: { dragon: 'D', tiger: 'T', tie: '=' },
  result: '{winner}: {dragon} against {tiger}.',
  tieResult: 'Tie: {dragon} and {tiger}.',
  rules: {
    how: 'One card is dealt to the dragon and one to the tiger. The higher card wins; an ace is the lowest, a king the highest. The suit does not count.',
    tie: 'On a tie, half of what lies on dragon and tiger comes back. “Suited tie” wins when both cards are of the same rank and suit.',
    sides:
      '“Small” wins when the card of that side is an ace to six, “big” when it is an eight to king. A seven loses both.',
    shoe: 'Cards come from a shoe of eight packs. When the cut card is met, after 312 cards, a new shoe is shuffled.',
  },
};
