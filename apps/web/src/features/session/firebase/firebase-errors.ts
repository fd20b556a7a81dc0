/** ERR-08: what a person reads, by key of `security.firebase`. */
export type FirebaseProblem =
  | 'invalidNumber'
  | 'missingNumber'
  | 'tooManyRequests'
  | 'invalidCode'
  | 'captchaFailed'
  | 'contactService'
  | 'codeExpired'
  | 'loginFailed'
  | 'network'
  | 'unknown';

/** Every code of the SDK that a phone check can end with. What is not here is unknown, never silent. */
const PROBLEMS: Readonly<Record<string, FirebaseProblem>> = {
  'auth/invalid-phone-number': 'invalidNumber',
  'auth/missing-phone-number': 'missingNumber',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/invalid-verification-code': 'invalidCode',
  'auth/missing-verification-code': 'invalidCode',
  // A server's word that the SDK only passes on.
  'auth/missing-code': 'invalidCode',
  'auth/captcha-check-failed': 'captchaFailed',
  'auth/invalid-app-credential': 'captchaFailed',
  'auth/missing-app-credential': 'captchaFailed',
  'auth/invalid-recaptcha-token': 'captchaFailed',
  'auth/missing-recaptcha-token': 'captchaFailed',
  'auth/quota-exceeded': 'contactService',
  'auth/operation-not-allowed': 'contactService',
  'auth/user-disabled': 'contactService',
  'auth/code-expired': 'codeExpired',
  'auth/invalid-verification-id': 'codeExpired',
  'auth/missing-verification-id': 'codeExpired',
  'auth/popup-closed-by-user': 'loginFailed',
  'auth/cancelled-popup-request': 'loginFailed',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
};

export function firebaseProblem(error: unknown): FirebaseProblem {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return (typeof code === 'string' ? PROBLEMS[code] : undefined) ?? 'unknown';
}

/** Which field the words belong to; the others are about the whole form. */
export const FIELD_OF_PROBLEM: Partial<Record<FirebaseProblem, 'mobileNum' | 'verificationCode'>> = {
  invalidNumber: 'mobileNum',
  missingNumber: 'mobileNum',
  invalidCode: 'verificationCode',
  codeExpired: 'verificationCode',
};
