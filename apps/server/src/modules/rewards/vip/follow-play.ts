import type { Platform } from '#call/platform.ts';
import { each } from '#jobs/each.ts';
import type { NodeWork } from '#jobs/node-work.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { raiseVip, ranksOf } from './raise-vip.ts';
import { selectPlayedSince, selectUpto, writeUpto } from './vip.store.ts';

type Place = Pick<Platform, 'db' | 'bus' | 'config' | 'settings'>;

/** As many transactions of games are looked at in one go; what came meanwhile follows at once. */
const AT_ONCE = 20_000;
/** So many goes in one run: whoever stops the node waits for one of them. */
const GOES = 50;

/** Whoever has played since the last look is given the rank that they have reached. Nodes that look together write it once. */
export async function followPlay(place: Place, atOnce = AT_ONCE): Promise<number> {
  let raised = 0;
  for (let go = 0; go < GOES; go += 1) {
    const looked = await lookOnce(place, atOnce);
    raised += looked.raised;
    if (looked.seen < atOnce) break;
  }
  return raised;
}

async function lookOnce(
  { db, bus, config: { merchant }, settings }: Place,
  limit: number,
): Promise<{ raised: number; seen: number }> {
  const ranks = ranksOf(await settings.view());
  const top = ranks.rules.levels.at(-1)?.level ?? 0;
  const from = await selectUpto(db, merchant);
  const { to, seen, memberIds } = await selectPlayedSince(db, { merchant, from, top, limit });
  if (to === null) return { raised: 0, seen: 0 };
  let raised = 0;
  const look = async (memberId: string): Promise<void> => {
    if ((await raiseVip(db, { merchant, memberId }, ranks))?.raised !== true) return;
    raised += 1;
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
  return { raised, seen };
}

export const followPlayWork: NodeWork = {
  name: 'follow-play',
  everyMs: 60_000,
  run: (platform) => followPlay(platform),
};
