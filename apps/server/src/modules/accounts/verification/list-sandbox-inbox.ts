import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listSandboxInbox as operation } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { selectSandboxMessages } from '#adapters/sandbox-inbox.store.ts';
import type { CallContext } from '#call/call-context.ts';

const COUNT = 50;

/** The newest first. A number may be asked for with its plus sign or without. */
export async function listSandboxInbox(
  { db, config }: CallContext,
  { to }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const target = to === undefined || to === '' ? null : to.replace(/^\+/, '');
  const rows = await selectSandboxMessages(db, config.merchant, { to: target, count: COUNT });
  return {
    messages: rows.map((row) => ({
      id: row.id.toString(),
      kind: row.kind,
      to: row.kind === 'sms' ? `+${row.target}` : row.target,
      subject: row.subject,
      text: row.body,
      code: row.code,
      link: row.link,
      at: row.at.toISOString(),
    })),
  };
}
