type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex([r, g, b]: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: string, to: string, share: number): string {
  const a = toRgb(from);
  const b = toRgb(to);
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Towards a warm light rather than white: highlights stay rich. */
export const lighten = (hex: string, share: number): string => mix(hex, '#fff8e4', share);

/** Towards a blue night rather than black: shadows stay coloured. */
export const darken = (hex: string, share: number): string => mix(hex, '#0b0a24', share);

/** Perceived lightness 0..1, good enough to choose between dark and light lettering. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** How far it is from grey, 0..1. */
export function saturation(hex: string): number {
  const rgb = toRgb(hex);
  const most = Math.max(...rgb);
  return most === 0 ? 0 : (most - Math.min(...rgb)) / most;
}

/** Places a colour on a ramp by its lightness: how a natural colour becomes a screen print. */
export function onRamp(hex: string, ramp: readonly string[]): string {
  const place = Math.min(0.999, luminance(hex)) * (ramp.length - 1);
  const index = Math.floor(place);
  const from = ramp[index] ?? hex;
  const to = ramp[index + 1] ?? from;
  return mix(from, to, place - index);
}
