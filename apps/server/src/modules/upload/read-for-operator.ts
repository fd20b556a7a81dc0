import type { Database } from '#db/database.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { selectPicture } from './upload.store.ts';

/** Whoever looks at a member's picture stands in the audit, in the transaction that reads it. */
export function readForOperator(
  db: Database,
  merchant: string,
  { id, operator }: { id: string; operator: string },
): Promise<Buffer | null> {
  return db.transaction(async (tx) => {
    const picture = await selectPicture(tx, merchant, id);
    if (picture === null) return null;
    await writeAudit(tx, merchant, {
      actor: operator,
      action: 'picture-seen',
      subject: `upload:${id}`,
      reason: 'to judge what it proves',
    });
    return picture;
  });
}
