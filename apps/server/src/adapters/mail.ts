import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { startSandboxMailbox, type SandboxMailbox } from './sandbox-mailbox.ts';

export type MailToSend = { to: string; subject: string; text: string };
export type Mailer = {
  readonly send: (mail: MailToSend) => Promise<void>;
  readonly close: () => Promise<void>;
};

const TIMEOUT_MS = 10_000;
const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

/** SMTP in every profile. Without an SMTP_URL the sandbox is its own post office; production then sends nothing. */
export function createMailer(config: Config, db: Database): Mailer {
  if (config.smtpUrl === null && config.profile === 'production')
    return {
      send: () => Promise.reject(new Error('no SMTP_URL is configured')),
      close: () => Promise.resolve(),
    };
  let opened: Promise<{ transport: Transporter; mailbox: SandboxMailbox | null }> | null = null;
  const open = async () => {
    if (config.smtpUrl !== null)
      return { transport: createTransport({ url: config.smtpUrl, ...timeouts }), mailbox: null };
    const mailbox = await startSandboxMailbox(db, config.merchant);
    const transport = createTransport({
      host: '127.0.0.1',
      port: mailbox.port,
      ignoreTLS: true,
      ...timeouts,
    });
    return { transport, mailbox };
  };
  return {
    send: async ({ to, subject, text }) => {
      opened ??= open();
      const { transport } = await opened;
      await transport.sendMail({
        from: config.mailFrom,
        // As an object: what a stranger typed is one address, never a list and never a header.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
    close: async () => {
      const parts = await opened?.catch(() => null);
      parts?.transport.close();
      await parts?.mailbox?.close();
    },
  };
}
