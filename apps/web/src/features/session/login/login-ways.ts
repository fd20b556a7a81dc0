import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { getWhitelabel } from '@maidan/contract/system/get-whitelabel.ts';
import type { Site } from './login.mutations.ts';
import type { FormWay, OtherWay } from './other-ways.tsx';

type Offers = ResponseOf<typeof getWhitelabel>;
type Place = { site: Site; hasFirebase: boolean };

/** SET-03: which ways in there are. Until the site has said so, the one that nearly every site has. */
export function loginWays(offers: Offers | undefined, { site, hasFirebase }: Place) {
  if (offers === undefined) return { forms: ['username'] as FormWay[], others: [] as OtherWay[] };
  const forms: FormWay[] = [];
  if (offers.pwdEnabled) forms.push('username');
  if (offers.smsEnabled) forms.push('sms');
  if (offers.firebasePhone && hasFirebase) forms.push('firebase');
  const others: OtherWay[] = [];
  if (offers.passkeys) others.push('passkey');
  if (offers.google) others.push('google');
  if (offers.facebook) others.push('facebook');
  // A trial player has nothing to do among agents.
  if (offers.hasFreePlay && site === 'member') others.push('freePlay');
  return { forms, others };
}
