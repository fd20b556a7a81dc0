/** Words of the roads, on which a table writes down who won. */
export const texts = {
  bead: 'Bead plate',
  big: 'Big road',
  bigEye: 'Big eye road',
  small: 'Small road',
  cockroach: 'Cockroach road',
  of: '{name}: {red} {redWins}, {blue} {blueWins}, {tie} {ties}',
  note: 'The roads write down what this shoe has dealt. They tell nothing about the next cards.',
  ofTwo: '{name}: {red} {redWins}, {blue} {blueWins}',
  noteOfRounds: 'The roads write down the rounds that have been. They tell nothing about the next one.',
};
