/** Lines as the row on every reel, top is 0. Games with fewer lines play the first of them. */
const THREE_ROWS = (
  '11111 00000 22222 01210 21012 00100 22122 01110 21112 10001 ' +
  '12221 11011 11211 01010 21212 10101 12121 00001 22221 10000 ' +
  '12222 00011 22211 11000 11222'
).split(' ');
const FOUR_ROWS = (
  '11111 22222 00000 33333 01210 32123 12321 21012 00100 33233 ' +
  '01110 32223 10001 23332 11011 22322 11211 22122 12221 21112 ' +
  '01010 32323 10101 23232 12121 21212 00001 33332 10000 23333 ' +
  '00011 33322 11000 22333 00111 33222 11100 22233 01111 32222 ' +
  '11110 22223 11112 22221 21111 12222 11122 22211 22111 11222'
).split(' ');

export const FIVE_LINES_3X3 = ['111', '000', '222', '012', '210'];
export const linesOn3Rows = (count: number): readonly string[] => THREE_ROWS.slice(0, count);
export const linesOn4Rows = (count: number): readonly string[] => FOUR_ROWS.slice(0, count);
