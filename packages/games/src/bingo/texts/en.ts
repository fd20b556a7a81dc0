/** Words of this game. `{count}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Courtyard Bingo',
  play: 'Play',
  calling: 'Calling',
  cards: 'Cards · {amount} in all',
  table: 'Your cards',
  card: 'Card {number}',
  call: 'Call {number} of {of}',
  ready: '{of} of {balls} balls will be called',
  line: 'Line at call {call}',
  shapes: { corners: 'Four corners', cross: 'Cross', frame: 'Frame' },
  nothing: 'No line, no shape',
  howTo:
    'Each card has 24 numbers around a free middle. Forty of the 75 balls are called; called numbers are stamped. The earlier the first line comes, the more it pays: across, down or slanting.',
  shapesRule: 'Four corners, the cross of both slanting lines and the frame around the card pay beside it.',
  perCard:
    'Pays are times the stake of one card. Every card is played with the same calls, and returns the same.',
  firstLine: 'First line',
  byCall: 'by call {call}',
  within: 'within {call} calls',
  what: 'What',
};
