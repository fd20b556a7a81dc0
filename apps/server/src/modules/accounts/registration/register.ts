import type { register as registerOperation } from '@maidan/contract/accounts/registration/register.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { type Result, assertOffered, completeRegistration } from './complete-registration.ts';
import { assertRegisterFields } from './register-fields.ts';
import { bringsProof, numberOf } from './register-number.ts';

/** REG-01: with a name of the own choosing. A number beside it may be proved, and then counts as proved. */
export async function register(
  context: CallContext,
  form: ParsedRequestOf<typeof registerOperation>,
): Promise<Result> {
  await assertOffered(context, 'username');
  const always = form.socialTicket === undefined ? ['password'] : [];
  const welcome = form.firebaseIdToken === undefined ? ([] as const) : (['mobileNum'] as const);
  await assertRegisterFields(context, form, { always, welcome: ['affiliateCode', ...welcome] });
  return completeRegistration(context, form, {
    username: form.username,
    mobile: await numberOf(context, form),
    prove: bringsProof(form),
  });
}
