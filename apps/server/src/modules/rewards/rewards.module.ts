import { claimRewards as claim } from '@maidan/contract/rewards/claim-rewards.ts';
import { forfeitBonus as forfeit } from '@maidan/contract/rewards/forfeit-bonus.ts';
import { getRewardTerms as terms } from '@maidan/contract/rewards/get-reward-terms.ts';
import { listGrants as grants } from '@maidan/contract/rewards/list-grants.ts';
import { listRewards as list } from '@maidan/contract/rewards/list-rewards.ts';
import { setRewardsWanted as setWanted } from '@maidan/contract/rewards/set-rewards-wanted.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { claimRewards } from './claim-rewards.ts';
import { forfeitBonus } from './forfeit-bonus.ts';
import { getRewardTerms } from './get-reward-terms.ts';
import { listGrants } from './list-grants.ts';
import { listRewards } from './list-rewards.ts';
import { setRewardsWanted } from './set-rewards-wanted.ts';

export function mountRewards(app: App): void {
  mount(app, list, listRewards);
  mount(app, claim, claimRewards);
  mount(app, grants, listGrants);
  mount(app, terms, getRewardTerms);
  mount(app, forfeit, forfeitBonus);
  mount(app, setWanted, setRewardsWanted);
}
