/** Words of this game. `{count}` and the like are filled in, in the digits of the language. */
export const texts = {
  title: 'Monsoon Bells',
  drop: 'Drop',
  falling: 'Falling',
  rows: 'Rows',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  last: 'Last drops',
  said: 'The drop fell into {times}: {amount}.',
  howTo:
    'A drop of rain falls through rows of bells. At each bell it goes left or right with equal chance, and the jar it falls into pays that many times your stake.',
  choose:
    'More rows make the outer jars rarer and richer. Higher risk pays more at the edges and less in the middle. The return is the same for every choice.',
  table: 'Jars with {rows} rows, {risk} risk',
  jar: 'Jar',
};
