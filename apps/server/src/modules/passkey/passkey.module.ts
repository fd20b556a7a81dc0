import { finishPasskey } from '@maidan/contract/passkey/finish-passkey.ts';
import { removePasskey } from '@maidan/contract/passkey/remove-passkey.ts';
import { startPasskey } from '@maidan/contract/passkey/start-passkey.ts';
import { finishPasskeyLogin } from '@maidan/contract/passkey/finish-passkey-login.ts';
import { startPasskeyLogin } from '@maidan/contract/passkey/start-passkey-login.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { logInByPasskey } from './finish-passkey-login.ts';
import { keepPasskey } from './finish-passkey.ts';
import { forgetPasskey } from './remove-passkey.ts';
import { askForPasskey } from './start-passkey-login.ts';
import { beginPasskey } from './start-passkey.ts';

export function mountPasskey(app: App): void {
  mount(app, startPasskey, beginPasskey);
  mount(app, finishPasskey, keepPasskey);
  mount(app, removePasskey, forgetPasskey);
  mount(app, startPasskeyLogin, askForPasskey);
  mount(app, finishPasskeyLogin, logInByPasskey);
}
