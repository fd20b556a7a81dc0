import { finishPasskey as finishPasskeyOperation } from '@maidan/contract/accounts/passkey/finish-passkey.ts';
import { removePasskey as removePasskeyOperation } from '@maidan/contract/accounts/passkey/remove-passkey.ts';
import { startPasskey as startPasskeyOperation } from '@maidan/contract/accounts/passkey/start-passkey.ts';
import { finishPasskeyLogin as finishPasskeyLoginOperation } from '@maidan/contract/accounts/passkey/finish-passkey-login.ts';
import { startPasskeyLogin as startPasskeyLoginOperation } from '@maidan/contract/accounts/passkey/start-passkey-login.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { finishPasskeyLogin } from './finish-passkey-login.ts';
import { finishPasskey } from './finish-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startPasskey } from './start-passkey.ts';

export function mountPasskey(app: App): void {
  mount(app, startPasskeyOperation, startPasskey);
  mount(app, finishPasskeyOperation, finishPasskey);
  mount(app, removePasskeyOperation, removePasskey);
  mount(app, startPasskeyLoginOperation, startPasskeyLogin);
  mount(app, finishPasskeyLoginOperation, finishPasskeyLogin);
}
