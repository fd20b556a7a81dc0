import { confirmLimit as confirmLimitOperation } from '@maidan/contract/protection/confirm-limit.ts';
import { getProtection as getProtectionOperation } from '@maidan/contract/protection/get-protection.ts';
import { getRealityCheck as getRealityCheckOperation } from '@maidan/contract/protection/get-reality-check.ts';
import { setLimit as setLimitOperation } from '@maidan/contract/protection/set-limit.ts';
import { setRealityCheck as setRealityCheckOperation } from '@maidan/contract/protection/set-reality-check.ts';
import { startBreak as startBreakOperation } from '@maidan/contract/protection/start-break.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { setLimit } from './set-limit.ts';
import { setRealityCheck } from './set-reality-check.ts';
import { confirmLimit } from './confirm-limit.ts';
import { getRealityCheck } from './get-reality-check.ts';
import { getProtection } from './get-protection.ts';
import { startBreak } from './start-break.ts';

export function mountProtection(app: App): void {
  mount(app, getProtectionOperation, getProtection);
  mount(app, setLimitOperation, setLimit);
  mount(app, confirmLimitOperation, confirmLimit);
  mount(app, startBreakOperation, startBreak);
  mount(app, setRealityCheckOperation, setRealityCheck);
  mount(app, getRealityCheckOperation, getRealityCheck);
}
