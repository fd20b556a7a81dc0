import type { App } from '#call/platform.ts';
import { mountVerification } from './verification/verification.module.ts';
import { mountLogin } from './login/login.module.ts';
import { mountSessions } from './sessions/sessions.module.ts';
import { mountHandOver } from './hand-over/hand-over.module.ts';
import { mountIdentity } from './identity/identity.module.ts';
import { mountPasskey } from './passkey/passkey.module.ts';
import { mountRegistration } from './registration/registration.module.ts';
import { mountProfile } from './profile/profile.module.ts';
import { mountContacts } from './contacts/contacts.module.ts';
import { mountPasswordChange } from './password-change/password-change.module.ts';
import { mountPaymentPassword } from './payment-password/payment-password.module.ts';
import { mountSecondStep } from './second-step/second-step.module.ts';
import { mountSecurity } from './security/security.module.ts';

/** Who somebody is and how they come in, room by room. */
export function mountAccounts(app: App): void {
  mountVerification(app);
  mountLogin(app);
  mountSessions(app);
  mountHandOver(app);
  mountIdentity(app);
  mountPasskey(app);
  mountRegistration(app);
  mountProfile(app);
  mountContacts(app);
  mountPasswordChange(app);
  mountPaymentPassword(app);
  mountSecondStep(app);
  mountSecurity(app);
}
