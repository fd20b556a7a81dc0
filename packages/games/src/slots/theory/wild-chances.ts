import type { Chances } from './chances.ts';

/** Chances at one place when the reel is wild as a whole, or keeps its own symbols. */
export function withWildReels(chances: Chances, wild: number, isWild: (reel: number) => boolean): Chances {
  return chances.map((reel, at) => (isWild(at) ? reel.map((_, symbol) => (symbol === wild ? 1 : 0)) : reel));
}

/** A reel that shows a wild anywhere is wild everywhere; on one place of the others stands what is no wild. */
export function expanded(chances: Chances, wild: number, rows: number): Chances {
  return chances.map((reel) => {
    const none = (1 - (reel[wild] ?? 0)) ** rows;
    return reel.map((chance, symbol) =>
      symbol === wild ? 1 - none : chance * (1 - (reel[wild] ?? 0)) ** (rows - 1),
    );
  });
}

/** Every place is wild with the chance given for its reel; else it shows what it would show without wilds. */
export function covered(chances: Chances, wild: number, cover: readonly number[]): Chances {
  return withoutWild(chances, wild).map((reel, at) =>
    reel.map((chance, symbol) => (symbol === wild ? (cover[at] ?? 0) : chance * (1 - (cover[at] ?? 0)))),
  );
}

export function withoutWild(chances: Chances, wild: number): Chances {
  return chances.map((reel) =>
    reel.map((chance, symbol) => (symbol === wild ? 0 : chance / (1 - (reel[wild] ?? 0)))),
  );
}

/** Every set of so many of these reels. */
export function setsOf(reels: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return reels.flatMap((reel, index) =>
    setsOf(reels.slice(index + 1), size - 1).map((rest) => [reel, ...rest]),
  );
}
