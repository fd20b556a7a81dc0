import { WORDMARKS } from './brand-paths.ts';

/** The sandbox brand: two masts that make an M, a ball between them, the open ground below. */
const MASTS = 'M13 45V21L32 38L51 21V45';
const GROUND = 'M8 56Q32 48 56 56';

type Colours = { masts: string; ball: string; ground: string };

const THEMED: Colours = {
  masts: 'var(--color-action,#ffab2e)',
  ball: 'var(--color-gain,#1fb98c)',
  ground: 'var(--color-gain,#1fb98c)',
};
const FIXED: Colours = { masts: '#ffab2e', ball: '#fff3d8', ground: '#1fb98c' };

const mark = ({ masts, ball, ground }: Colours): string =>
  `<path d="${MASTS}" fill="none" stroke="${masts}" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="32" cy="17" r="7" fill="${ball}"/><path d="${GROUND}" fill="none" stroke="${ground}" stroke-width="5" stroke-linecap="round"/>`;

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;

/** The mark alone, 64 by 64, on nothing; its colours can be set by the theme. */
export const markSvg = (): string => `${open(64, 64)}${mark(THEMED)}</svg>`;

/** Mark and wordmark side by side; the letters take the colour of the text around them. */
export function logoSvg(language = 'en'): string {
  const { baseline, width, d } = WORDMARKS[language] ?? WORDMARKS.en;
  return `${open(74 + width, 64)}${mark(THEMED)}<path transform="translate(72 ${baseline})" d="${d}" fill="currentColor"/></svg>`;
}

/** For the browser's tab: the mark on a rounded ink-blue ground, readable at 16 pixels. */
export const faviconSvg = (): string =>
  `${open(64, 64)}<rect width="64" height="64" rx="14" fill="#0d1430"/>${mark(FIXED)}</svg>`;

/** For a home screen. `maskable` keeps everything inside the safe circle of the platform's own shapes. */
export function appIconSvg(maskable = false): string {
  const scale = maskable ? 4.6 : 6.2;
  const shift = (512 - 64 * scale) / 2;
  const ground =
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2c66"/><stop offset="1" stop-color="#0a1028"/></linearGradient>';
  return `${open(512, 512)}<defs>${ground}</defs><rect width="512" height="512"${maskable ? '' : ' rx="112"'} fill="url(#g)"/><g transform="translate(${shift} ${shift}) scale(${scale})">${mark(FIXED)}</g></svg>`;
}
