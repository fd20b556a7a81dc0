import { getReferral as get } from '@maidan/contract/referral/get-referral.ts';
import { listReferredFriends as friends } from '@maidan/contract/referral/list-referred-friends.ts';
import { noteReferralVisit as visit } from '@maidan/contract/referral/note-referral-visit.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getReferral } from './get-referral.ts';
import { listReferredFriends } from './list-referred-friends.ts';
import { noteReferralVisit } from './note-referral-visit.ts';

export function mountReferral(app: App): void {
  mount(app, get, getReferral);
  mount(app, friends, listReferredFriends);
  mount(app, visit, noteReferralVisit);
}
