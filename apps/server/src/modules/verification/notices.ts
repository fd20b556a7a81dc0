import type { CallContext } from '#http/call-context.ts';
import { noticeMail, type Notice } from './message-texts.ts';

/** By mail where there is an address, else by SMS. It goes on after the answer, and no limit holds it back. */
export function sendNotice(
  { messages, language }: CallContext,
  to: { notice: Notice; username: string; email: string | null; mobile: string | null },
): void {
  const mail = noticeMail(to.notice, to.username, language);
  if (to.email !== null) messages.later(messages.mail({ to: to.email, ...mail }));
  else if (to.mobile !== null) messages.later(messages.sms({ to: to.mobile, text: mail.text }));
}
