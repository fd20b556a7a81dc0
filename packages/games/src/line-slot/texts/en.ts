/** Words of this game. `{count}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Kites over the Maidan',
  spin: 'Spin',
  spinning: 'Spinning',
  showResult: 'Show result',
  freeFlights: '{count} free flights',
  allWinsTimes: 'All wins count {multiplier} times',
  flight: 'Flight {number} of {of}',
  wonSoFar: 'Won so far',
  capped: 'The round reached the highest win of {multiplier} times the stake.',
  symbols: {
    boat: 'River boat',
    lily: 'Water lily',
    marigold: 'Marigold',
    spool: 'Kite spool',
    lantern: 'Lantern',
    mango: 'Mango',
    cloud: 'Rain cloud',
    leaf: 'Betel leaf',
    kite: 'Kite',
    drum: 'Drum',
  },
  kiteRule: 'The kite is wild: it stands for every symbol but the drum. It flies on reels 2, 3 and 4.',
  drumRule: 'Drums count anywhere. Three or more pay and start free flights.',
  lineRule:
    'Equal symbols pay on a line from the left reel, three or more in a row; the longest run of each line counts. All twenty lines always play.',
  flightRule:
    'In free flights every win counts {multiplier} times. Drums pay there too, but start no further flights. You may go straight to the result.',
  paysFor: 'Pays at your stake',
  lines: 'The twenty lines',
  facts: {
    rtp: 'Return to player',
    rtpShort: 'RTP',
    maxWin: 'Highest win',
    lines: 'Lines',
    stakes: 'Stakes',
  },
  rtpNote:
    'The return is a long-run average over many millions of rounds, the same for every player and every stake.',
  calm: 'A round takes at least 2.5 seconds.',
  interrupted:
    'If the connection breaks, the round is settled as it was decided, or your stake is returned. A malfunction voids the round and the stake is returned.',
};
