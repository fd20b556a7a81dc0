/** Words of this game; how spots are called says the roulette of one player. */
export const texts = {
  title: 'Live Roulette',
  said: '{number}, {colour}.',
  howTo:
    'Everybody plays on one wheel. Choose a chip and lay it on numbers, on the lines between them, or on a group while bets are open. Then the ball rolls, and every chip on its number is paid.',
};
