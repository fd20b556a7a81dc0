import { feedbackChannel } from '@maidan/contract/live.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { Bus } from '#live/bus.ts';
import { nextNewsVersion } from '#live/news-version.store.ts';
import { tellProfile } from '#live/tell-profile.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { selectOpen, writeAnswer, type OpenRow } from './feedback.store.ts';

type Place = { config: Pick<Config, 'merchant'>; db: Database; bus: Bus };

const AT_ONCE = 100;

export function listOpenFeedback({ db, config }: Pick<Place, 'db' | 'config'>): Promise<OpenRow[]> {
  return selectOpen(db, config.merchant, AT_ONCE);
}

/** MEM-13: one answer, which the open page of whoever asked shows at once. False when nothing waits under this number. */
export async function answerFeedback(
  { config, db, bus }: Place,
  given: { id: string; by: string; answer: string },
): Promise<boolean> {
  const { merchant } = config;
  const memberId = await db.transaction(async (tx) => {
    const whose = await writeAnswer(tx, { merchant, ...given });
    if (whose === null) return null;
    await writeAudit(tx, merchant, {
      actor: given.by,
      action: 'feedback-answered',
      subject: `feedback:${given.id}`,
      reason: 'to answer a member',
    });
    return whose.toString();
  });
  if (memberId === null) return false;
  await bus.publish({
    kind: 'frame',
    frame: {
      type: 'feedback',
      channel: feedbackChannel(memberId),
      version: await nextNewsVersion(db),
      data: { id: given.id },
    },
  });
  // MSG-03: the answer has left a message.
  await tellProfile({ db, bus }, memberId);
  return true;
}
