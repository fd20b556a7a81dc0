import { missionsChannel, rewardsChannel, type LiveFrame } from '@maidan/contract/live.ts';
import type { Platform } from '#call/platform.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { allThatRests } from '#modules/protection/rests-rewards.ts';
import { readStanding } from '../grants/standing.ts';
import { readEveryRule, type RulesNow } from '../rules/rule.ts';

type Known = { progress: string; ready: number };

/**
 * MEM-02, MEM-10: what a node tells a page after its member has played: that a mission has come further, and that one can be
 * taken now. A bet knows nothing of it, and whoever is not here costs nothing.
 */
export function watchMissions({ db, config: { merchant } }: Pick<Platform, 'db' | 'config'>) {
  const known = new Map<string, Known>();
  const look = async (memberId: string, rules?: RulesNow): Promise<LiveFrame[]> => {
    const whose = { merchant, memberId };
    const { counted } = await readStanding(db, whose, {
      only: 'mission',
      ...(rules === undefined ? {} : { known: rules }),
    });
    if (counted.length === 0) return [];
    const progress = counted
      .map(({ rule, period, lines }) => `${rule.code} ${period.key} ${lines[0]?.count} ${lines[0]?.base}`)
      .join('\n');
    const ready = counted.filter(({ closed }) => closed).length;
    const before = known.get(memberId);
    known.set(memberId, { progress, ready });
    if (before?.progress === progress) return [];
    // R1, R2: to whom nothing may be offered nothing is told either.
    if ((await allThatRests(db, whose)).length > 0) return [];
    const version = await nextNewsVersion(db);
    const frames: LiveFrame[] = [{ type: 'missions', channel: missionsChannel(memberId), version, data: {} }];
    if (ready !== (before?.ready ?? 0))
      frames.push({ type: 'rewards', channel: rewardsChannel(memberId), version, data: {} });
    return frames;
  };
  return {
    look,
    /** For all who are looked at in one go. */
    readRules: (): Promise<RulesNow> => readEveryRule(db, merchant),
    /** Of whom nobody is here any more nothing is remembered. */
    forget: (isHere: (memberId: string) => boolean) => {
      for (const memberId of known.keys()) if (!isHere(memberId)) known.delete(memberId);
    },
  };
}
