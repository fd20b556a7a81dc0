import { collectHandOver } from '@maidan/contract/session/collect-hand-over.ts';
import { confirmHandOver } from '@maidan/contract/session/confirm-hand-over.ts';
import { createHandOver } from '@maidan/contract/session/create-hand-over.ts';
import { endOneSession } from '@maidan/contract/session/end-one-session.ts';
import { endOtherSessions } from '@maidan/contract/session/end-other-sessions.ts';
import { exchangeHandOver } from '@maidan/contract/session/exchange-hand-over.ts';
import { listSessions } from '@maidan/contract/session/list-sessions.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { fetchHandOver } from './collect-hand-over.ts';
import { answerHandOver } from './confirm-hand-over.ts';
import { offerHandOver } from './create-hand-over.ts';
import { endOwnSession } from './end-one-session.ts';
import { endOthers } from './end-other-sessions.ts';
import { takeHandOver } from './exchange-hand-over.ts';
import { ownSessions } from './list-sessions.ts';

/** Sessions after the door: where one is logged in, ending that, and handing over to another device. */
export function mountOwnSessions(app: App): void {
  mount(app, listSessions, ownSessions);
  mount(app, endOneSession, endOwnSession);
  mount(app, endOtherSessions, endOthers);
  mount(app, createHandOver, offerHandOver);
  mount(app, exchangeHandOver, takeHandOver);
  mount(app, confirmHandOver, answerHandOver);
  mount(app, collectHandOver, fetchHandOver);
}
