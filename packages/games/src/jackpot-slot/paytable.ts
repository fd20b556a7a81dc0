export const REELS = 5;
export const ROWS = 3;

/** Best first. The net stands for every other and pays nothing by itself. */
export const SYMBOLS = ['hilsa', 'boat', 'conch', 'prawn', 'crab', 'heron', 'lily', 'net'] as const;
export type RiverSymbol = (typeof SYMBOLS)[number];
const WILD = 'net' satisfies RiverSymbol;
export type PayingSymbol = Exclude<RiverSymbol, typeof WILD>;
export const PAYING: readonly PayingSymbol[] = SYMBOLS.filter((symbol) => symbol !== WILD);

/** For three, four and five reels from the left, each way for itself, in hundredths of the stake. */
export const PAYS: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  hilsa: [100, 500, 3000],
  boat: [70, 200, 1200],
  conch: [45, 120, 400],
  prawn: [30, 100, 300],
  crab: [16, 50, 150],
  heron: [10, 30, 80],
  lily: [8, 20, 40],
};

type Stack = readonly [symbol: RiverSymbol, high: number];
const stripOf = (...stacks: readonly Stack[]): readonly RiverSymbol[] =>
  stacks.flatMap(([symbol, high]) => Array.from({ length: high }, () => symbol));

/** What each reel carries, from above. Symbols stand in stacks: fewer windows win, and those win more. The first reel has no net. */
export const STRIPS: readonly (readonly RiverSymbol[])[] = [
  stripOf(
    ['lily', 3],
    ['heron', 3],
    ['hilsa', 1],
    ['crab', 3],
    ['prawn', 2],
    ['conch', 2],
    ['lily', 2],
    ['heron', 2],
    ['boat', 2],
  ),
  stripOf(
    ['heron', 2],
    ['lily', 3],
    ['net', 1],
    ['crab', 3],
    ['prawn', 2],
    ['hilsa', 2],
    ['conch', 3],
    ['heron', 2],
    ['boat', 1],
    ['lily', 1],
  ),
  stripOf(
    ['lily', 3],
    ['crab', 3],
    ['net', 1],
    ['heron', 3],
    ['prawn', 2],
    ['boat', 2],
    ['conch', 3],
    ['hilsa', 2],
    ['lily', 1],
  ),
  stripOf(
    ['heron', 3],
    ['net', 1],
    ['lily', 3],
    ['crab', 3],
    ['prawn', 3],
    ['hilsa', 1],
    ['conch', 2],
    ['boat', 2],
    ['lily', 2],
  ),
  stripOf(
    ['lily', 3],
    ['heron', 3],
    ['crab', 2],
    ['prawn', 2],
    ['conch', 2],
    ['hilsa', 2],
    ['lily', 1],
    ['boat', 1],
    ['heron', 2],
    ['boat', 2],
  ),
];
export const STRIP_LENGTH = 20;

/** How often each symbol, with the nets, stands in the window below each stop: `COUNTS[symbol][reel][stop]`. */
export const COUNTS: Readonly<Record<PayingSymbol, readonly (readonly number[])[]>> = Object.fromEntries(
  PAYING.map((symbol) => [
    symbol,
    STRIPS.map((strip) => strip.map((_, stop) => countAt(strip, stop, symbol))),
  ]),
) as Record<PayingSymbol, number[][]>;

function countAt(strip: readonly RiverSymbol[], stop: number, symbol: PayingSymbol): number {
  return windowAt(strip, stop).filter((shown) => shown === symbol || shown === WILD).length;
}

export function windowAt(strip: readonly RiverSymbol[], stop: number): readonly RiverSymbol[] {
  return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? WILD);
}
