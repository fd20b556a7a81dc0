import { noteReferralVisit } from '@maidan/contract/referral/note-referral-visit.ts';
import { call } from '#lib/call/call.ts';
import { isTextList, storedValue } from '#lib/storage/storage.ts';

const opened = storedValue('maidan-opened-invitations', isTextList, []);
const REMEMBERED = 20;
const CODE = /^[A-Za-z0-9]{4,24}$/;

/**
 * MEM-09: once for each browser, which remembers it for itself; nothing about it is sent but the code. A count is no reason to
 * keep anybody waiting or to say that it failed.
 */
export function noteVisit(referralCode: string): void {
  const code = referralCode.toUpperCase();
  const known = opened.read();
  if (!CODE.test(code) || known.includes(code)) return;
  opened.write([...known, code].slice(-REMEMBERED));
  call(noteReferralVisit, { referralCode: code }).catch(() => undefined);
}
