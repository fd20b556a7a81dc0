/** Words of this game. `{amount}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Teen Patti on the Veranda',
  unit: 'Boot {amount}',
  kinds: {
    high: 'High card',
    pair: 'Pair',
    color: 'Colour',
    sequence: 'Sequence',
    'pure-sequence': 'Pure sequence',
    trail: 'Trail',
  },
  do: { look: 'See cards', bet: 'Chaal', raise: 'Raise', show: 'Show', 'all-in': 'All in', pack: 'Pack' },
  blindBet: 'Blind',
  did: {
    look: 'has seen',
    bet: 'chaal {amount}',
    raise: 'raised {amount}',
    show: 'show {amount}',
    'all-in': 'all in {amount}',
    pack: 'packed',
  },
  isBlind: 'blind',
  isAllIn: 'all in',
  said: {
    dealt: 'New hand: three cards each.',
    look: '{name}: cards seen.',
    bet: '{name}: chaal {amount}.',
    raise: '{name}: raised with {amount}.',
    show: '{name}: show.',
    'all-in': '{name}: all in with {amount}.',
    pack: '{name}: packed.',
    won: '{name}: {amount} won with {kind}.',
    wonAlone: '{name}: {amount} won, all others have packed.',
    back: '{name}: {amount} back, nobody matched it.',
  },
  rules: {
    howTo:
      'Everybody lays down the boot and is dealt three cards. You begin blind: without seeing your cards you pay the stake (or twice that, which doubles it). Once you have seen them you pay twice as much as a blind player. Whoever has seen never becomes blind again.',
    end: 'Who packs loses what they have put in. The last who stays wins the pot, and nobody sees their cards. Two who are left may ask for the show, for the price of one stake: the better hand wins, and against an equal one whoever asked has lost.',
    limit:
      'The stake is at most {stake} boots. As soon as the pot has {pot} boots everybody shows; equal hands share it.',
    allIn:
      'Whoever cannot pay the stake may go all in with what is left, and stays in without paying more. From each of the others they can win as much as they have put in themselves: the rest is a pot of its own for those who can go on betting. When only one player can still pay, they match those who are all in, for one stake at most, and everybody shows. What nobody has matched goes back.',
    ranks: 'From the strongest hand to the weakest',
    examples: {
      trail: 'three of a rank',
      'pure-sequence': 'three in a row of one suit; A-K-Q is the highest, A-2-3 the second',
      sequence: 'three in a row',
      color: 'three of one suit',
      pair: 'two of a rank',
      high: 'anything else: the highest card counts',
    },
    suits:
      'Suits do not count. There is no sideshow at these tables: nobody sees the cards of one other player.',
    bots: 'A bot bets blind once and then looks, or at once in three of ten hands. High cards below a jack it packs; with a jack or better it stays in seven of ten turns while the stake is small. With a pair it stays, and asks for the show when two are left; from a colour on it raises in four of ten turns, from a pure sequence on in seven. From a pair on it goes all in where it cannot pay the stake.',
    chance: 'Chance',
  },
};
