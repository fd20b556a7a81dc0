import { convertPoints as convertPointsOperation } from '@maidan/contract/points/convert-points.ts';
import { getPointBalance as getPointBalanceOperation } from '@maidan/contract/points/get-point-balance.ts';
import { getPointConfig as getPointConfigOperation } from '@maidan/contract/points/get-point-config.ts';
import { listPointRecords as listPointRecordsOperation } from '@maidan/contract/points/list-point-records.ts';
import { listPointRewards as listPointRewardsOperation } from '@maidan/contract/points/list-point-rewards.ts';
import { redeemPointReward as redeemPointRewardOperation } from '@maidan/contract/points/redeem-point-reward.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { convertPoints } from './convert-points.ts';
import { getPointBalance } from './get-point-balance.ts';
import { getPointConfig } from './get-point-config.ts';
import { listPointRecords } from './list-point-records.ts';
import { listPointRewards } from './list-point-rewards.ts';
import { redeemPointReward } from './redeem-point-reward.ts';

export function mountPoints(app: App): void {
  mount(app, getPointBalanceOperation, getPointBalance);
  mount(app, listPointRewardsOperation, listPointRewards);
  mount(app, listPointRecordsOperation, listPointRecords);
  mount(app, getPointConfigOperation, getPointConfig);
  mount(app, redeemPointRewardOperation, redeemPointReward);
  mount(app, convertPointsOperation, convertPoints);
}
