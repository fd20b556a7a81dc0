import { VERIFICATION_WAYS } from '@maidan/contract/session/login-parts.ts';
import type { MemberAtDoor } from '#modules/member/member-for-login.ts';

export type VerificationWay = (typeof VERIFICATION_WAYS)[number];
export type OfferedWay = { way: VerificationWay; hint: string };

/** LOG-13: only ways this member has and the operator lists. T26: a name counts only beside a code. */
export function offeredWays(member: MemberAtDoor, listed: readonly VerificationWay[]): OfferedWay[] {
  const mobile = member.mobile === null ? null : maskMobile(member.mobile);
  const email = member.email === null ? null : maskEmail(member.email);
  const hints: Record<VerificationWay, string | null> = {
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

/** Enough to recognise the own number by, too little to dial it. */
export function maskMobile(mobile: string): string {
  return `+${mobile.slice(0, 3)}${'•'.repeat(Math.max(2, mobile.length - 6))}${mobile.slice(-3)}`;
}

export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${'•'.repeat(4)}@${host}`;
}
