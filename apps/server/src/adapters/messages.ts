import { setImmediate as afterTheAnswer } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { createMailer, type MailToSend } from './mail.ts';
import { createSmsProvider, type SmsToSend } from './sms.ts';

/** Everything that leaves to a person's pocket. */
export type Messages = {
  readonly sms: (message: SmsToSend) => Promise<void>;
  readonly mail: (message: MailToSend) => Promise<void>;
  /** Begins after the answer (T23). A failure is logged, and the node does not stop before it has ended. */
  readonly later: (deliver: () => Promise<void>) => void;
  /** When everything that was put off is done; for the end of a node, and for tests. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function createMessages(config: Config, db: Database, log: FastifyBaseLogger): Messages {
  const sms = createSmsProvider(config, db);
  const mailer = createMailer(config, db);
  const underWay = new Set<Promise<void>>();
  const settled = async () => {
    await Promise.all(underWay);
  };
  return {
    sms: sms.send,
    mail: mailer.send,
    later: (deliver) => {
      const watched = afterTheAnswer()
        .then(deliver)
        .catch((error: unknown) => log.error({ err: error }, 'a message could not be delivered'))
        .finally(() => underWay.delete(watched));
      underWay.add(watched);
    },
    settled,
    close: async () => {
      await settled();
      await mailer.close();
    },
  };
}
