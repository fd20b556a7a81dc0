import { collectHandOver as collectHandOverOperation } from '@maidan/contract/session/collect-hand-over.ts';
import { confirmHandOver as confirmHandOverOperation } from '@maidan/contract/session/confirm-hand-over.ts';
import { createHandOver as createHandOverOperation } from '@maidan/contract/session/create-hand-over.ts';
import { endOneSession as endOneSessionOperation } from '@maidan/contract/session/end-one-session.ts';
import { endOtherSessions as endOtherSessionsOperation } from '@maidan/contract/session/end-other-sessions.ts';
import { exchangeHandOver as exchangeHandOverOperation } from '@maidan/contract/session/exchange-hand-over.ts';
import { listSessions as listSessionsOperation } from '@maidan/contract/session/list-sessions.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { collectHandOver } from './collect-hand-over.ts';
import { confirmHandOver } from './confirm-hand-over.ts';
import { createHandOver } from './create-hand-over.ts';
import { endOneSession } from './end-one-session.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { exchangeHandOver } from './exchange-hand-over.ts';
import { listSessions } from './list-sessions.ts';

/** Sessions after the door: where one is logged in, ending that, and handing over to another device. */
export function mountOwnSessions(app: App): void {
  mount(app, listSessionsOperation, listSessions);
  mount(app, endOneSessionOperation, endOneSession);
  mount(app, endOtherSessionsOperation, endOtherSessions);
  mount(app, createHandOverOperation, createHandOver);
  mount(app, exchangeHandOverOperation, exchangeHandOver);
  mount(app, confirmHandOverOperation, confirmHandOver);
  mount(app, collectHandOverOperation, collectHandOver);
}
