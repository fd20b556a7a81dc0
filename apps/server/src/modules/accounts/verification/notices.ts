import type { CallContext } from '#call/call-context.ts';
import { noticeMail, type Notice, type SecondStepNotice } from './message-texts.ts';

type Sender = Pick<CallContext, 'messages' | 'language'>;

/** By mail where there is an address, else by SMS. It goes on after the answer, and no limit holds it back. */
export function sendNotice(
  { messages, language }: Sender,
  to: { notice: Notice; username: string; email: string | null; mobile: string | null },
): void {
  const mail = noticeMail(to.notice, to.username, language);
  const { email, mobile } = to;
  if (email !== null) messages.later(() => messages.mail({ to: email, ...mail }));
  else if (mobile !== null) messages.later(() => messages.sms({ to: mobile, text: mail.text }));
}

/** By mail and by SMS: whoever took over one of the two cannot keep it from the owner. */
export function sendNoticeEverywhere(
  sender: Sender,
  to: { notice: SecondStepNotice; username: string; email: string | null; mobile: string | null },
): void {
  const { notice, username, email, mobile } = to;
  sendNotice(sender, { notice, username, email, mobile: null });
  sendNotice(sender, { notice, username, email: null, mobile });
}
