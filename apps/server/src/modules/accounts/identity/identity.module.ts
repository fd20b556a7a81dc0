import { linkIdentity as linkIdentityOperation } from '@maidan/contract/accounts/identity/link-identity.ts';
import { unlinkIdentity as unlinkIdentityOperation } from '@maidan/contract/accounts/identity/unlink-identity.ts';
import { finishSocialLogin as finishSocialLoginOperation } from '@maidan/contract/accounts/identity/finish-social-login.ts';
import { startSocialLogin as startSocialLoginOperation } from '@maidan/contract/accounts/identity/start-social-login.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { finishSocialLogin } from './finish-social-login.ts';
import { linkIdentity } from './link-identity.ts';
import { startSocialLogin } from './start-social-login.ts';
import { unlinkIdentity } from './unlink-identity.ts';

export function mountIdentity(app: App): void {
  mount(app, startSocialLoginOperation, startSocialLogin);
  mount(app, finishSocialLoginOperation, finishSocialLogin);
  mount(app, linkIdentityOperation, linkIdentity);
  mount(app, unlinkIdentityOperation, unlinkIdentity);
}
