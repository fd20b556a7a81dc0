import { getSecurity as getSecurityOperation } from '@maidan/contract/accounts/security/get-security.ts';
import { listSecurityEvents as listSecurityEventsOperation } from '@maidan/contract/accounts/security/list-security-events.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { getSecurity } from './get-security.ts';
import { mountSandboxPersonPage } from '#modules/accounts/person/sandbox-person-route.ts';
import { listSecurityEvents } from './list-security-events.ts';

export function mountSecurity(app: App): void {
  mount(app, getSecurityOperation, getSecurity);
  mount(app, listSecurityEventsOperation, listSecurityEvents);
  // As with the simulated house of payments: in production there is no such page.
  if (app.platform.config.profile === 'sandbox') mountSandboxPersonPage(app);
}
