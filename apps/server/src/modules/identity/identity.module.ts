import { linkIdentity } from '@maidan/contract/identity/link-identity.ts';
import { unlinkIdentity } from '@maidan/contract/identity/unlink-identity.ts';
import { finishSocialLogin } from '@maidan/contract/identity/finish-social-login.ts';
import { startSocialLogin } from '@maidan/contract/identity/start-social-login.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { finishSocial } from './finish-social-login.ts';
import { startLink } from './link-identity.ts';
import { startSocial } from './start-social-login.ts';
import { unlink } from './unlink-identity.ts';

export function mountIdentity(app: App): void {
  mount(app, startSocialLogin, startSocial);
  mount(app, finishSocialLogin, finishSocial);
  mount(app, linkIdentity, startLink);
  mount(app, unlinkIdentity, unlink);
}
