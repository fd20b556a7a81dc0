import { checkAffiliate as operation } from '@maidan/contract/agents/check-affiliate.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { checkAffiliate } from './check-affiliate.ts';

export function mountAgents(app: App): void {
  mount(app, operation, checkAffiliate);
}
