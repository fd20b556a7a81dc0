import { confirmLimit } from '@maidan/contract/protection/confirm-limit.ts';
import { getProtection } from '@maidan/contract/protection/get-protection.ts';
import { getRealityCheck } from '@maidan/contract/protection/get-reality-check.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { setRealityCheck } from '@maidan/contract/protection/set-reality-check.ts';
import { startBreak } from '@maidan/contract/protection/start-break.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { changeLimit, changeRealityCheck, confirmLooser } from './change-limit.ts';
import { checkReality } from './check-reality.ts';
import { readProtection } from './read-protection.ts';
import { takeBreak } from './take-break.ts';

export function mountProtection(app: App): void {
  mount(app, getProtection, readProtection);
  mount(app, setLimit, changeLimit);
  mount(app, confirmLimit, confirmLooser);
  mount(app, startBreak, takeBreak);
  mount(app, setRealityCheck, changeRealityCheck);
  mount(app, getRealityCheck, checkReality);
}
