/** Words of this game. `{count}` and the like are filled in, in the digits of the language. */
export const texts = {
  titles: { fair: 'Village Fair Scratch', river: 'River Scratch', gold: 'Golden Scratch' },
  buy: 'Buy a card',
  buying: 'Printing',
  all: 'Scratch all',
  card: 'Scratch card with nine fields',
  covered: 'Field {number}, covered',
  field: 'Field {number}: {amount}',
  rule: 'Three equal amounts win',
  prizes: 'Prizes',
  prize: 'Prize',
  howTo:
    'Buy a card and scratch its nine fields, with the finger, the mouse or the keyboard. Three equal amounts win that amount once. No card carries two wins.',
  decided:
    'What a card wins is decided when it is bought, by the chances in this table. The other fields are filled by chance and mean nothing: two equal amounts are no near win.',
  table: 'Prizes for a card of {amount}',
};
