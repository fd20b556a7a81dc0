import { listBets as listBetsOperation } from '@maidan/contract/records/list-bets.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { listBets } from './list-bets.ts';

export function mountRecords(app: App): void {
  mount(app, listBetsOperation, listBets);
}
