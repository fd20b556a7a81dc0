import { countInvitationVisit as visit } from '@maidan/contract/invitation/count-invitation-visit.ts';
import { createInvitationLink as create } from '@maidan/contract/invitation/create-invitation-link.ts';
import { listInvitationLinks as list } from '@maidan/contract/invitation/list-invitation-links.ts';
import { setInvitationLink as set } from '@maidan/contract/invitation/set-invitation-link.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { countInvitationVisit } from './count-invitation-visit.ts';
import { createInvitationLink } from './create-invitation-link.ts';
import { listInvitationLinks } from './list-invitation-links.ts';
import { setInvitationLink } from './set-invitation-link.ts';

export function mountInvitation(app: App): void {
  mount(app, visit, countInvitationVisit);
  mount(app, create, createInvitationLink);
  mount(app, list, listInvitationLinks);
  mount(app, set, setInvitationLink);
}
