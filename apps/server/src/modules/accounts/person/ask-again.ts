import type { Database } from '#db/database.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { reopenCheck } from './person.store.ts';

type Place = { db: Database; config: { merchant: string } };
type Act = { username: string; kind: 'age' | 'identity'; by: string; reason: string };

/** A refusal that was wrong: the provider is asked anew when the member next tries. False when there is none. */
export async function askAgain({ db, config }: Place, act: Act): Promise<boolean> {
  const { merchant } = config;
  return db.transaction(async (tx) => {
    const memberId = await reopenCheck(tx, { merchant, username: act.username, kind: act.kind });
    if (memberId === null) return false;
    await writeAudit(tx, merchant, {
      actor: act.by,
      action: `${act.kind}-asked-again`,
      subject: `member:${memberId}`,
      reason: act.reason,
    });
    return true;
  });
}
