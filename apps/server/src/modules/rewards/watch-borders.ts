import type { Platform } from '#call/platform.ts';
import { crossesBorder } from './rules/borders.ts';
import { readEveryRule } from './rules/rule.ts';

/** MEM-02, SET-04: at the end of a day, a week or a month something can be taken that nobody has done anything for just now. */
export function watchBorders({ db, config: { merchant } }: Pick<Platform, 'db' | 'config'>) {
  let last: Date | null = null;
  return {
    /** Tells when there was such a moment since it was looked last; the first time there was none. What could not be told is told the next time. */
    async look(tell: () => Promise<unknown>): Promise<void> {
      const { now, rules } = await readEveryRule(db, merchant);
      if (crossesBorder(rules, last ?? now, now)) await tell();
      last = now;
    },
  };
}
