/** Words that the rules of several games share. */
export const texts = {
  rtp: 'Return to player',
  rtpShort: 'RTP',
  maxWin: 'Highest win',
  stakes: 'Stakes',
  chance: 'Chance',
  oneIn: '1 in {count}',
  pays: 'Pays',
  rtpNote:
    'The return is a long-run average over many millions of rounds, the same for every player and every stake.',
  pace: 'A round takes at least 2.5 seconds.',
  interrupted:
    'If the connection breaks, the round is settled as it was decided, or your stake is returned. A malfunction voids the round and the stake is returned.',
};
