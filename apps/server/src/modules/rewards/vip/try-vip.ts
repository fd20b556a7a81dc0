import { parseMoney } from '@maidan/contract/money.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { stakedLately } from '#modules/records/staked-lately.ts';
import { selectPlayers } from '../rules/operate.store.ts';
import { selectNow } from '../rules/rules.store.ts';
import type { VipRules } from '#settings/vip-rules.ts';
import { selectVip } from './vip.store.ts';

const DAY_MS = 86_400_000;
export const TRY_PLAYERS_AT_MOST = 2_000;

export type VipTrial = {
  players: number;
  /** How many the rules would bring to each rank, the highest that they reach. */
  reached: readonly { level: number; label: string; members: number }[];
  /** Of these, who would rise above the rank that they have. */
  rising: number;
};

/** What rules would make of the play of the days that they look at; nothing is written. */
export async function tryVip(
  { db, config: { merchant } }: { db: Database; config: Pick<Config, 'merchant'> },
  { days, levels }: VipRules,
): Promise<VipTrial> {
  const now = await selectNow(db);
  const from = new Date(now.getTime() - days * DAY_MS);
  const players = await selectPlayers(db, {
    merchant,
    from,
    registeredSince: null,
    audience: undefined,
    limit: TRY_PLAYERS_AT_MOST,
  });
  const members = new Map<number, number>();
  let rising = 0;
  for (const { memberId } of players) {
    const whose = { merchant, memberId };
    const staked = await stakedLately(db, whose, days);
    const reached = levels.findLast(({ stake }) => parseMoney(stake) <= staked);
    if (reached === undefined) continue;
    members.set(reached.level, (members.get(reached.level) ?? 0) + 1);
    if (reached.level > ((await selectVip(db, whose))?.level ?? 0)) rising += 1;
  }
  return {
    players: players.length,
    reached: levels.map(({ level, label }) => ({ level, label, members: members.get(level) ?? 0 })),
    rising,
  };
}
