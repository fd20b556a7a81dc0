import { encode } from 'uqr';
import type { Lottery } from './lotteries.ts';
import type { OwnOrder } from './lottery-wire.ts';
import { drawName } from './schedule.ts';

/** LOT-03: the two sizes of the picture, in pixels, and how much of it may be damaged. */
export const QR_SIZES = { shown: 200, saved: 800 } as const;
export const QR_LEVEL = 'M';
const QUIET = 4;

/** What a ticket says to whoever scans it. Nothing in it pays: what is paid, its house knows. */
export function ticketCode(lottery: Lottery, { id, lines, stake, tickets }: OwnOrder): string {
  const first = tickets[0]?.minute ?? 0;
  return JSON.stringify({
    ticket: id,
    lottery: lottery.code,
    draw: drawName(lottery.schedule, first),
    draws: tickets.length,
    stake,
    lines: lines.map(({ play, picks, unit }) => [play, picks, unit]),
  });
}

/** A picture of that size. Throws when the text is longer than such a code can be. */
export function qrPicture(text: string, size: number): string {
  const { data, size: modules } = encode(text, { ecc: QR_LEVEL, border: QUIET });
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${modules}v${modules}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
