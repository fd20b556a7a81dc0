import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { getStatus } from '@maidan/contract/system/get-status.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { mountBrandCss } from './brand-css.ts';
import { systemStatus } from './get-status.ts';
import { mountHealth } from './health.ts';

export function mountSystem(app: App): void {
  mount(app, getCipherKey, () => app.platform.cipher.currentKey());
  mount(app, getStatus, systemStatus);
  mountBrandCss(app);
  mountHealth(app);
}
