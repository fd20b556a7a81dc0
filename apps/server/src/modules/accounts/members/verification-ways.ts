import {
  VERIFICATION_WAYS,
  type LOSS_WAYS,
  type offeredWay,
} from '@maidan/contract/accounts/login/login-parts.ts';
import type * as z from 'zod/mini';
import type { MemberAtDoor } from '#modules/accounts/members/member-for-login.ts';

export type ListedWay = (typeof VERIFICATION_WAYS)[number];
export type VerificationWay = z.output<typeof offeredWay>;
export type OfferedWay = { way: VerificationWay; hint: string };

/** LOG-13: only ways this member has and the operator lists. T26: a name counts only beside a code. */
export function offeredWays(member: MemberAtDoor, listed: readonly ListedWay[]): OfferedWay[] {
  const mobile = member.mobile === null ? null : maskMobile(member.mobile);
  const email = member.email === null ? null : maskEmail(member.email);
  const hints: Record<ListedWay, string | null> = {
    totp: member.hasTotp ? '' : null,
    sms: mobile,
    email,
    bankName: member.payeeName === null ? null : (mobile ?? email),
  };
  return VERIFICATION_WAYS.flatMap((way) => {
    const hint = hints[way];
    return listed.includes(way) && hint !== null ? [{ way, hint }] : [];
  });
}

/** LOG-13: the app, and a recovery code for whoever does not have it at hand. Nothing else stands in for them. */
export const secondStepWays = (codesLeft: number): OfferedWay[] => [
  { way: 'totp', hint: '' },
  ...(codesLeft > 0 ? [{ way: 'recovery' as const, hint: '' }] : []),
];

/**
 * Where a code goes that asks for the removal of a lost app. While an account waits after its number was used or changed,
 * the number alone must not do: whoever took it over would have both halves.
 */
export function lossWays(member: MemberAtDoor): { way: (typeof LOSS_WAYS)[number]; hint: string }[] {
  const mail = member.email === null ? [] : [{ way: 'email' as const, hint: maskEmail(member.email) }];
  const byNumber = member.mobile !== null && (member.heldHours === 0 || mail.length === 0);
  const sms =
    byNumber && member.mobile !== null ? [{ way: 'sms' as const, hint: maskMobile(member.mobile) }] : [];
  return [...mail, ...sms];
}

/** Enough to recognise the own number by, too little to dial it. */
export function maskMobile(mobile: string): string {
  return `+${mobile.slice(0, 3)}${'•'.repeat(Math.max(2, mobile.length - 6))}${mobile.slice(-3)}`;
}

export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${'•'.repeat(4)}@${host}`;
}
