import { freePlay as freePlayOperation } from '@maidan/contract/session/free-play.ts';
import { sendAddressCode as sendAddressCodeOperation } from '@maidan/contract/session/send-address-code.ts';
import { sendLoginCode as sendLoginCodeOperation } from '@maidan/contract/session/send-login-code.ts';
import { verifyAddress as verifyAddressOperation } from '@maidan/contract/session/verify-address.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { freePlay } from './free-play.ts';
import { sendLoginCode } from './send-login-code.ts';
import { verifyAddress } from './verify-address.ts';
import { sendAddressCode } from './send-address-code.ts';

/** What stands beside the login itself: codes, the proof of a new address, and free play. */
export function mountLogin(app: App): void {
  mount(app, sendLoginCodeOperation, sendLoginCode);
  mount(app, sendAddressCodeOperation, sendAddressCode);
  mount(app, verifyAddressOperation, verifyAddress);
  mount(app, freePlayOperation, freePlay);
}
