/** Words of this game. `{count}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Eighty Lamps',
  play: 'Play',
  drawing: 'Drawing',
  lamps: 'Choose one to ten lamps',
  random: 'Pick for me',
  clear: 'Clear',
  picked: '{count} of 10 chosen',
  pickFirst: 'Choose a lamp first',
  hits: '{hits} of {picks}',
  said: '{hits} of your {picks} lamps were lit: {amount}.',
  howTo:
    'Choose one to ten of the eighty lamps on the river. Twenty lamps are lit by chance; the more of yours are among them, the more you win.',
  none: 'With eight or more chosen lamps, none at all pays too.',
  table: 'With {picks} chosen',
  returns: 'Return by how many you choose',
  chosen: 'Chosen',
  lit: 'Lit',
};
