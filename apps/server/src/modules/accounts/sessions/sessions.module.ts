import { logout as logoutOperation } from '@maidan/contract/accounts/sessions/logout.ts';
import { listSessions as listSessionsOperation } from '@maidan/contract/accounts/sessions/list-sessions.ts';
import { endOneSession as endOneSessionOperation } from '@maidan/contract/accounts/sessions/end-one-session.ts';
import { endOtherSessions as endOtherSessionsOperation } from '@maidan/contract/accounts/sessions/end-other-sessions.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { logout } from './logout.ts';
import { listSessions } from './list-sessions.ts';
import { endOneSession } from './end-one-session.ts';
import { endOtherSessions } from './end-other-sessions.ts';

export function mountSessions(app: App): void {
  mount(app, logoutOperation, logout);
  mount(app, listSessionsOperation, listSessions);
  mount(app, endOneSessionOperation, endOneSession);
  mount(app, endOtherSessionsOperation, endOtherSessions);
}
