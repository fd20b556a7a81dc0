import { deleteApp, initializeApp } from '@firebase/app';
import {
  inMemoryPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from '@firebase/auth';
import type { ApplicationVerifier, Auth } from '@firebase/auth';

export type FirebaseSettings = { apiKey: string; authDomain: string; projectId: string };
/** Answers with the id token once the code is right. */
export type PhoneCheck = { confirm: (code: string) => Promise<string> };

let checks = 0;

/**
 * LOG-14: firebase proves a phone number and nothing more. The session is ours, so the SDK keeps nothing (T30), and
 * is gone as soon as its token has been taken.
 */
export async function startPhoneCheck(
  settings: FirebaseSettings,
  number: string,
  verifierIn: HTMLElement,
): Promise<PhoneCheck> {
  const app = initializeApp(settings, `phone-${(checks += 1)}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const place = verifierIn.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await sendCode(auth, number, verifier, () => deleteApp(app));
  } finally {
    verifier.clear();
    place.remove();
  }
}

/** Apart from the verifier, which needs a browser and another house. */
export async function sendCode(
  auth: Auth,
  number: string,
  verifier: ApplicationVerifier,
  onTaken: () => Promise<void>,
): Promise<PhoneCheck> {
  const confirmation = await signInWithPhoneNumber(auth, number, verifier);
  return {
    confirm: async (code) => {
      const { user } = await confirmation.confirm(code);
      const token = await user.getIdToken();
      await onTaken();
      return token;
    },
  };
}
