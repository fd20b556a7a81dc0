import { getAgentStanding as standing } from '@maidan/contract/downline/get-agent-standing.ts';
import { getDownlineMember as member } from '@maidan/contract/downline/get-downline-member.ts';
import { getTeamMap as map } from '@maidan/contract/downline/get-team-map.ts';
import { listDownline as list } from '@maidan/contract/downline/list-downline.ts';
import { openDownlineAccount as open } from '@maidan/contract/downline/open-downline-account.ts';
import { setDownlineRebate as setRebate } from '@maidan/contract/downline/set-downline-rebate.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getAgentStanding } from './get-agent-standing.ts';
import { getDownlineMember } from './get-downline-member.ts';
import { getTeamMap } from './get-team-map.ts';
import { listDownline } from './list-downline.ts';
import { openDownlineAccount } from './open-downline-account.ts';
import { setDownlineRebate } from './set-downline-rebate.ts';

export function mountDownline(app: App): void {
  mount(app, standing, getAgentStanding);
  mount(app, member, getDownlineMember);
  mount(app, map, getTeamMap);
  mount(app, list, listDownline);
  mount(app, open, openDownlineAccount);
  mount(app, setRebate, setDownlineRebate);
}
