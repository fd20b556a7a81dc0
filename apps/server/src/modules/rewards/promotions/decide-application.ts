import { writeAudit } from '#audit/write-audit.ts';
import { tellRewards, type RewardPlace } from '../tell-rewards.ts';
import type { OperatorPlace } from '../rules/operate-rules.ts';
import { answerApplication, selectApplications, type OpenApplication } from './applications.store.ts';

const AT_ONCE = 100;

export function listApplications({
  db,
  config,
}: Pick<RewardPlace, 'db' | 'config'>): Promise<OpenApplication[]> {
  return selectApplications(db, config.merchant, { id: null, limit: AT_ONCE });
}

export async function readApplication(
  { db, config }: Pick<RewardPlace, 'db' | 'config'>,
  id: string,
): Promise<OpenApplication | null> {
  const [row] = await selectApplications(db, config.merchant, { id, limit: 1 });
  return row ?? null;
}

type Verdict = { id: string; state: 'approved' | 'rejected'; answer: string };

/** PRO-02: once, under a name in the audit. Whose it was; null when none waits under this number. */
export function writeVerdict(
  { db, config: { merchant }, actor }: OperatorPlace,
  { id, state, answer }: Verdict,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const memberId = await answerApplication(tx, { merchant, id, state, answer, by: actor });
    if (memberId === null) return null;
    await writeAudit(tx, merchant, {
      actor,
      action: `application-${state}`,
      subject: `application:${id}`,
      reason: answer,
    });
    return memberId;
  });
}

/** What was decided stands on the open page of whoever asked at once. False when none waits. */
export async function decideApplication(
  place: RewardPlace & OperatorPlace,
  verdict: Verdict,
): Promise<boolean> {
  const memberId = await writeVerdict(place, verdict);
  if (memberId === null) return false;
  await tellRewards(place, { memberId, moved: null });
  return true;
}
