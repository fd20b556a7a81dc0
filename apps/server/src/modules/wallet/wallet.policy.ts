import { TRIAL_CURRENCY } from '@maidan/contract/constants.ts';
import type { SessionOfCall } from '#call/call-context.ts';
import type { Settings } from '#settings/settings.ts';

/** Trial money is another currency, so that it can never meet real money. */
export async function currencyOf(session: SessionOfCall, settings: Settings): Promise<string> {
  return session.isTrial ? TRIAL_CURRENCY : settings.get('currency');
}
