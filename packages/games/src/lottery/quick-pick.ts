import type { Picks, Play } from './plays/play.ts';

/** A smallest bet of this play, each as likely as another. `below` is a source of chance of the page: nothing is decided by it. */
export function quickPick(play: Play, below: (bound: number) => number): Picks {
  const used = new Set<number>();
  const distinct = play.pads.length > 1 && (play.family === 'eleven' || play.family === 'pk10');
  // One place of several, where each is a bet of its own.
  const only = play.pads.every(({ least }) => least === 0) ? below(play.pads.length) : null;
  return play.pads.map(({ from, to, least }, place) => {
    if (only !== null && place !== only) return [];
    const picked = new Set<number>();
    while (picked.size < Math.max(least, 1)) {
      const number = from + below(to - from + 1);
      if (distinct && used.has(number)) continue;
      used.add(number);
      picked.add(number);
    }
    return [...picked].toSorted((one, other) => one - other);
  });
}

/** Evenly, from the operating system. */
export function pageChance(bound: number): number {
  const even = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < even) return value % bound;
  }
}
