/** Words of this game. `{numbers}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Live Sic Bo',
  spots: {
    small: 'Small',
    big: 'Big',
    odd: 'Odd',
    even: 'Even',
    total: 'Total {numbers}',
    single: 'Die {numbers}',
    pair: 'Pair {numbers}',
    double: 'Double {numbers}',
    'any-triple': 'Any triple',
    triple: 'Triple {numbers}',
  },
  kinds: {
    half: 'Small 4–10, big 11–17, odd, even: not with a triple',
    single: 'One face: on one, two or all three dice',
    pair: 'Two different faces',
    double: 'Two of a face',
    'any-triple': 'Three of any face',
    triple: 'Three of this face',
    total: 'Total {numbers}',
  },
  result: '{dice} · total {total}',
  said: 'The dice show {dice}, total {total}.',
  triple: 'a triple',
  howTo:
    'Three dice lie under the dome. Lay your chips while bets are open; then the dome is shaken, the lid is lifted, and everything the dice show is paid.',
  chances:
    'Every one of the 216 throws is equally likely. The house edge of each bet is counted over all of them.',
};
