import type { Kind } from '../species.ts';

/** How long each part of a cast is to be seen, in milliseconds. */
export const FLIGHT_MS = 420;
const LEAST_HOLD_MS = 220;
export const RISE_MS = 720;
export const FADE_MS = 480;

export type Net = {
  readonly key: string;
  readonly seat: number;
  readonly fish: number;
  readonly kind: Kind;
  readonly thrownAt: number;
  /** What it pays, in casts; null: nobody knows yet, and the fish struggles. */
  times: number | null;
  decidedAt: number;
  /** Written over the boat when it comes up. */
  label: string;
  /** Where its fish was last seen. */
  x: number;
  y: number;
};

export type NetStage =
  | { readonly name: 'flies' | 'rises' | 'fades'; readonly part: number }
  | { readonly name: 'holds' | 'over'; readonly part: 0 };

/** Without motion it is thrown and decided at once, and its end stands for a moment. */
export function stageOf(net: Net, now: number, calm: boolean): NetStage {
  const landsAt = net.thrownAt + (calm ? 0 : FLIGHT_MS);
  if (now < landsAt) return { name: 'flies', part: (now - net.thrownAt) / FLIGHT_MS };
  if (net.times === null) return { name: 'holds', part: 0 };
  const endsAt = Math.max(net.decidedAt, landsAt + (calm ? 0 : LEAST_HOLD_MS));
  if (now < endsAt) return { name: 'holds', part: 0 };
  const [name, takes] = net.times > 0 ? (['rises', RISE_MS] as const) : (['fades', FADE_MS] as const);
  const part = (now - endsAt) / takes;
  return part < 1 ? { name, part } : { name: 'over', part: 0 };
}

export const isCaught = (net: Net, now: number, calm: boolean): boolean =>
  net.times !== null && net.times > 0 && ['rises', 'over'].includes(stageOf(net, now, calm).name);
