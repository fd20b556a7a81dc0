import { encode } from 'uqr';

/** Four modules of quiet around, as readers want. */
const QUIET = 4;

/** The dark modules as one path, a run at a time. Throws when the text does not fit into a QR code (ERR-05). */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return { path, size };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x] === true) x += 1;
    path += `M${start} ${y}h${x - start}v1H${start}z`;
  }
  return path;
}
