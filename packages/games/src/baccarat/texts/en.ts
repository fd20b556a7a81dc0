/** Words of this game. */
export const texts = {
  title: 'Baccarat',
  spots: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    'player-pair': 'Player pair',
    'banker-pair': 'Banker pair',
    'either-pair': 'Either pair',
    'perfect-pair': 'Perfect pair',
  },
  letters: { player: 'P', banker: 'B', tie: 'T' },
  result: '{winner} wins: player {player}, banker {banker}.',
  tieResult: 'Tie: player {player}, banker {banker}.',
  withPair: 'A pair among the first two cards: {pairs}.',
  rules: {
    how: 'Two cards are dealt to the player and two to the banker. An ace counts one, tens and pictures nothing, and of a sum only its last digit counts. The hand nearer to nine wins; on a tie stakes on player and banker come back.',
    third:
      'With an eight or nine in two cards nobody draws. Else the player draws with five or less. If the player stands, the banker draws with five or less; if the player has drawn, the banker draws with two or less, with three unless the player’s third card was an eight, with four if it was a two to seven, with five if a four to seven, with six if a six or seven.',
    pairs:
      'Pairs are of the first two cards of a hand and of one rank. A perfect pair is of one rank and suit; two of them pay 200 to 1.',
    shoe: 'Cards come from a shoe of eight packs. When the cut card is met, after 312 cards, a new shoe is shuffled.',
  },
};
