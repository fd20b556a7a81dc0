/** Words of this game. `{amount}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Paper Rooster Duel',
  spots: { meron: 'Meron', draw: 'Draw', wala: 'Wala' },
  pool: 'Pool {amount}',
  odds: '×{odds}',
  noOdds: 'no bets yet',
  share: 'a share of the pool',
  calledOff: 'Fog. Called off: all stakes go back.',
  off: 'Fog',
  score: '{meron} to {wala}',
  won: '{side} wins {meron} to {wala}.',
  draw: 'A draw, {meron} to {wala}.',
  howTo:
    'Two roosters of folded paper fly seven passes through hoops of light. In each pass one of them scores one, two or three points, all equally likely. Who has more points at the end wins; as many is a draw. Nobody is hurt: it is paper and wind.',
  poolRule:
    'You play against the other players. All stakes of a duel make one pool; {commission} of it is the house’s commission, and those who backed how it ended share the rest by their stakes.',
  moves:
    'The figure beside a side is what a stake would come back as if no more bets came. It moves with every bet; what counts is the pool when bets close.',
  least:
    'A winning bet never pays less than its stake, and never more than {most} times it. Fractions of a paisa stay with the house.',
  back: 'One duel in {count} is called off because of fog: then all stakes go back, as they do when nobody backed how it ended.',
  chances: 'Over every duel there can be: meron {meron}, wala {wala}, draw {draw}, called off {off}.',
};
