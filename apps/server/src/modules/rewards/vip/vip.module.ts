import { getVip as getVipOperation } from '@maidan/contract/rewards/vip/get-vip.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getVip } from './get-vip.ts';

export function mountVip(app: App): void {
  mount(app, getVipOperation, getVip);
}
