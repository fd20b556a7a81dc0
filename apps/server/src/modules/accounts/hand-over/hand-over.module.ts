import { createHandOver as createHandOverOperation } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import { exchangeHandOver as exchangeHandOverOperation } from '@maidan/contract/accounts/hand-over/exchange-hand-over.ts';
import { confirmHandOver as confirmHandOverOperation } from '@maidan/contract/accounts/hand-over/confirm-hand-over.ts';
import { collectHandOver as collectHandOverOperation } from '@maidan/contract/accounts/hand-over/collect-hand-over.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { createHandOver } from './create-hand-over.ts';
import { exchangeHandOver } from './exchange-hand-over.ts';
import { confirmHandOver } from './confirm-hand-over.ts';
import { collectHandOver } from './collect-hand-over.ts';

export function mountHandOver(app: App): void {
  mount(app, createHandOverOperation, createHandOver);
  mount(app, exchangeHandOverOperation, exchangeHandOver);
  mount(app, confirmHandOverOperation, confirmHandOver);
  mount(app, collectHandOverOperation, collectHandOver);
}
