import type { Draw } from '#game.ts';
import type { Machine } from '#slots/engine/machine.ts';
import { symbolOf } from '#slots/model/weights.ts';

/** Draws written by hand: a window to show, symbols that fall in, or plain numbers. */
export type Script = readonly (
  | { readonly show: string; readonly from?: 'base' | 'free' | 'withoutWild' }
  | { readonly fall: readonly (readonly [reel: number, letters: string])[]; readonly from?: 'base' | 'free' }
  | number
  | readonly number[]
)[];

/** Answers as the script says and fails when the rules ask for more. `left` says how many answers nobody asked for. */
export function scriptedDraw(machine: Machine, script: Script): Draw & { left: () => number } {
  const answers = script.flatMap((entry) => {
    if (typeof entry === 'number') return [entry];
    if (!('show' in entry || 'fall' in entry)) return entry;
    const table = machine[entry.from ?? 'base'];
    const find = (reel: number, letter: string) => {
      const at = table[reel]?.indexOf(symbolOf(letter)) ?? -1;
      if (at < 0) throw new RangeError(`reel ${reel} never shows ${letter}`);
      return at;
    };
    if ('fall' in entry)
      return entry.fall.flatMap(([reel, letters]) => letters.split('').map((letter) => find(reel, letter)));
    const letters = entry.show.replaceAll(' ', '').split('');
    return letters.map((letter, place) => find(Math.floor(place / machine.rows), letter));
  });
  let next = 0;
  return {
    below(bound) {
      const answer = answers[next++];
      if (answer === undefined || answer >= bound) throw new RangeError(`no answer for draw ${next}`);
      return answer;
    },
    left: () => answers.length - next,
  };
}
