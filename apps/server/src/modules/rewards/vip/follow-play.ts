import type { Platform } from '#call/platform.ts';
import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { raiseVip, ranksOf } from './raise-vip.ts';
import { selectPlayedSince, selectUpto, writeUpto } from './vip.store.ts';

type Place = Pick<Platform, 'db' | 'bus' | 'config' | 'settings'>;

/** As many transactions of games are looked at in one run, for which whoever stops the node waits; what came meanwhile follows at once. */
const AT_ONCE = 2_000;

/**
 * Whoever has played since the last look is given the rank that they have reached. Nodes that look together write it once. Answers with how
 * many transactions were looked at.
 */
export async function followPlay(
  { db, bus, config: { merchant }, settings }: Place,
  atOnce = AT_ONCE,
): Promise<number> {
  const ranks = ranksOf(await settings.view());
  const top = ranks.rules.levels.at(-1)?.level ?? 0;
  const from = await selectUpto(db, merchant);
  const { to, seen, memberIds } = await selectPlayedSince(db, { merchant, from, top, limit: atOnce });
  if (to === null) return 0;
  const look = async (memberId: string): Promise<void> => {
    if ((await raiseVip(db, { merchant, memberId }, ranks))?.raised === true)
      await tellProfile({ db, bus }, memberId);
  };
  try {
    await each(
      memberIds.map((memberId) => ({ name: `rank of ${memberId}`, act: () => look(memberId) })),
      'ranks could not be looked at',
    );
  } finally {
    // Whom it failed for is looked at again when they play or open their page; nobody else waits for them.
    await writeUpto(db, { merchant, from, to });
  }
  return seen;
}

export const followPlayWork: NodeWork = {
  name: 'follow-play',
  everyMs: 60_000,
  atMost: AT_ONCE,
  run: (platform) => followPlay(platform),
};
