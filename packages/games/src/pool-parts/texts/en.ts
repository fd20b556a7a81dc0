/** Words of every game whose bets fill pools. */
export const texts = {
  tiers: { jackpot: 'Jackpot', grand: 'Grand', major: 'Major', mini: 'Mini' },
  practicePool: 'Practice jackpot',
  share: '{percent} of every bet goes in',
  chance: 'At this stake: {chance}',
  practice: 'Practice: play money fills no pool',
  lastWon: 'Last won: {amount}, {day}',
  plusJackpot: '{times} and the jackpot',
  paid: 'The whole jackpot is yours: {amount}',
  practicePaid: 'Practice: with a bet of your own this would have been the jackpot. Play money: {amount}',
  said: 'You hit the jackpot: {jackpot}. The round pays {amount} in all.',
  poolTitle: 'How the jackpot is won',
  drawn:
    'Every bet draws for the jackpot before the reels turn. The chance follows the stake: with {stake} it is {chance}, with twice the stake twice that, so no stake is better than another. What the reels show has nothing to do with it, and nothing is ever a near miss.',
  filled:
    '{percent} of every settled bet goes into the pool, to the last fraction. When it is won, the house puts {seed} into the next one.',
  paidOnce:
    'A hit is paid the whole pool as it stands at that moment, on top of what the reels pay. Should two hit at the same moment, one is paid this pool and the other the next. A bet that is not taken gives nothing and wins nothing.',
  practiceRule: 'Free play has no pool: its bets fill nothing, and a hit pays {seed} of play money.',
  proof:
    'Whether a round hit the jackpot can be recomputed from its seeds. How much the pool held is stated with the round.',
  returnTitle: 'What comes back in the long run',
  source: 'Source',
  fromReels: 'From the reels',
  fromShares: 'From the shares of all bets',
  fromSeeds: 'From what the house puts in',
  together: 'Together',
  returnNow: 'With {pool} in the pool, the jackpot adds {percent} to a bet made now.',
  winners: 'Last winners',
  noWinners: 'Nobody has won this jackpot yet.',
  you: 'You',
  player: 'Player ••{sign}',
  pearlChance: 'A pearl on every reel wins: {chance}',
  yours: 'Yours at this stake: {amount}',
  oneOf: '{tier}: {chance}',
  won: 'Jackpot!',
  partPaid: 'Your part of the jackpot: {amount}',
  tierPaid: '{tier} is yours: {amount}',
  tiersRule:
    'Three pools stand over these reels. Every bet draws for them once before the reels turn, and wins one of them at most. With {stake} the chances are: {chances}. Twice the stake has twice the chance, so no stake is better than another. What the reels show has nothing to do with it.',
  pearlsRule:
    'Every reel brings a pearl once in {reel} rounds, by a draw of its own. A pearl on every reel of one round wins; at every stake that is {chance}. What is won is the part of the pool that your stake is of the highest, {most}: with {stake} it is {percent}. So no stake is better than another. Fewer pearls win nothing and are not kept.',
  ownPool:
    'Every title with these reels and this rule plays for the same pool; other jackpots have their own.',
  filledInParts:
    '{percent} of every settled bet goes into the pool, to the last fraction. It began with {seed}; of the part that is won the house puts the same part of that amount back in.',
  partPaidOnce:
    'A hit is paid its part of the pool as it stands at that moment, on top of what the reels pay. Should two hit at the same moment, the second is paid of what is there then. A bet that is not taken gives nothing and wins nothing.',
};
