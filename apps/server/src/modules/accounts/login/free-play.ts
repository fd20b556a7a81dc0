import type { CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { openTrial } from '#modules/accounts/login/open-trial.ts';
import { assertShareOfAddress } from '#modules/accounts/verification/throttle.ts';
import { finishLogin, type LoginResult } from './finish-login.ts';

/** Enough for a household or a café in a day; a machine that fills the table needs many addresses. */
const TRIALS_A_DAY = 20;

/** LOG-08: a new trial player with trial money, who is in at once. */
export async function freePlay(context: CallContext): Promise<LoginResult> {
  const { config, settings } = context;
  if (!(await settings.get('whitelabel')).hasFreePlay) throw new Refusal('FEATURE_OFF');
  const share = TRIALS_A_DAY * config.rateLimitFactor;
  await assertShareOfAddress(context, { what: 'trial', share, seconds: 86_400 });
  const memberId = await openTrial(context);
  return finishLogin(context, { memberId, way: 'freePlay', site: 'member', firstTime: true });
}
