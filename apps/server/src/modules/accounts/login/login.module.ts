import { login as loginOperation } from '@maidan/contract/accounts/login/login.ts';
import { sendLoginCode as sendLoginCodeOperation } from '@maidan/contract/accounts/login/send-login-code.ts';
import { sendAddressCode as sendAddressCodeOperation } from '@maidan/contract/accounts/login/send-address-code.ts';
import { verifyAddress as verifyAddressOperation } from '@maidan/contract/accounts/login/verify-address.ts';
import { freePlay as freePlayOperation } from '@maidan/contract/accounts/login/free-play.ts';
import { mount } from '#call/door.ts';
import type { App } from '#call/platform.ts';
import { login } from './login.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendAddressCode } from './send-address-code.ts';
import { verifyAddress } from './verify-address.ts';
import { freePlay } from './free-play.ts';

export function mountLogin(app: App): void {
  mount(app, loginOperation, login);
  mount(app, sendLoginCodeOperation, sendLoginCode);
  mount(app, sendAddressCodeOperation, sendAddressCode);
  mount(app, verifyAddressOperation, verifyAddress);
  mount(app, freePlayOperation, freePlay);
}
