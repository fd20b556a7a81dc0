import { login as loginOperation } from '@maidan/contract/session/login.ts';
import { logout as logoutOperation } from '@maidan/contract/session/logout.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

export function mountSession(app: App): void {
  mount(app, loginOperation, login);
  mount(app, logoutOperation, logout);
}
