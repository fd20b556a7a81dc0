import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listPointRewards as operation } from '@maidan/contract/points/list-point-rewards.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentReward } from './points.present.ts';
import { selectRewards } from './points.store.ts';

export async function listPointRewards({ db, config }: CallContext): Promise<ResponseOf<typeof operation>> {
  return { rewards: (await selectRewards(db, config.merchant)).map(presentReward) };
}
