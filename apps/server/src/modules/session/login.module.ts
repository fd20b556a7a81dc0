import { freePlay } from '@maidan/contract/session/free-play.ts';
import { sendAddressCode } from '@maidan/contract/session/send-address-code.ts';
import { sendLoginCode } from '@maidan/contract/session/send-login-code.ts';
import { verifyAddress } from '@maidan/contract/session/verify-address.ts';
import { mount } from '#http/mount.ts';
import type { App } from '#http/platform.ts';
import { playFree } from './free-play.ts';
import { sendCodeForLogin } from './login-by-number.ts';
import { finishVerification, sendCodeForAddress } from './verify-address.ts';

/** What stands beside the login itself: codes, the proof of a new address, and free play. */
export function mountLogin(app: App): void {
  mount(app, sendLoginCode, sendCodeForLogin);
  mount(app, sendAddressCode, sendCodeForAddress);
  mount(app, verifyAddress, finishVerification);
  mount(app, freePlay, playFree);
}
