import { login } from '@maidan/contract/session/login.ts';
import { logout } from '@maidan/contract/session/logout.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { logIn } from './login.ts';
import { logOut } from './logout.ts';

export function mountSession(app: App): void {
  mount(app, login, logIn);
  mount(app, logout, logOut);
}
