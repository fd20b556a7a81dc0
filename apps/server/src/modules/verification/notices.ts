import type { CallContext } from '#http/call-context.ts';
import { noticeMail, type Notice } from './message-texts.ts';

/** By mail where there is an address, else by SMS. It goes on after the answer, and no limit holds it back. */
export function sendNotice(
  { messages, language }: CallContext,
  to: { notice: Notice; username: string; email: string | null; mobile: string | null },
): void {
  const mail = noticeMail(to.notice, to.username, language);
  const { email, mobile } = to;
  if (email !== null) messages.later(() => messages.mail({ to: email, ...mail }));
  else if (mobile !== null) messages.later(() => messages.sms({ to: mobile, text: mail.text }));
}
