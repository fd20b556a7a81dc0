import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '#db/database.ts';
import { insertSandboxMessage } from './sandbox-inbox.store.ts';

export type SandboxMailbox = { readonly port: number; readonly close: () => Promise<void> };

const LARGEST_MAIL_BYTES = 256 * 1024;

/** The sandbox's post office: mail really travels over SMTP, to this machine alone, and ends in the inbox page. */
export async function startSandboxMailbox(db: Database, merchant: string): Promise<SandboxMailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_MAIL_BYTES,
    logger: false,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const kept = callbackify(() => keep(db, merchant, to, stream));
      kept((error: Error | null) => done(error));
    },
  });
  // A sender that hangs up in the middle is no reason to end the node.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function keep(db: Database, merchant: string, to: readonly string[], stream: Readable): Promise<void> {
  const mail = await PostalMime.parse(await buffer(stream));
  for (const target of to)
    await insertSandboxMessage(db, merchant, {
      kind: 'mail',
      target,
      subject: mail.subject ?? null,
      body: (mail.text ?? '').trim(),
    });
}
