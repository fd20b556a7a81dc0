import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import { OPENS } from '@maidan/contract/downline/downline-words.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { countBranch, moveBelow, selectEndsOfMove, type MoveOutcome } from './branch.store.ts';
import { selectByUsername, selectLapsed, selectParties } from './contract.store.ts';
import type { ContractPlace } from './propose-contract.ts';
import { tellContract } from './tell-contract.ts';

type Move = { username: string; upline: string; ends: readonly string[]; by: string; reason: string };
export type BranchRefusal = Exclude<MoveOutcome, 'moved'> | 'not-agent' | 'ladder';

/** A2, A5: somebody with all below goes to another upline; what ends by it has been confirmed, and all who lose a contract hear of it. */
export async function moveBranch(
  place: ContractPlace,
  { username, upline, ends, by, reason }: Move,
): Promise<{ moved: number } | BranchRefusal> {
  const { db, config } = place;
  const { merchant } = config;
  const [member, above] = await Promise.all([
    selectByUsername(db, merchant, username),
    selectByUsername(db, merchant, upline),
  ]);
  if (member === null || above === null) return 'unknown';
  const steps = stepsBelow(above.type);
  if (steps === null) return 'not-agent';
  if (!steps.includes(member.type)) return 'ladder';
  const made = await db.transaction(async (tx) => {
    const outcome = await moveBelow(tx, { merchant, member: member.id, upline: above.id, ends });
    if (outcome !== 'moved') return outcome;
    const moved = await countBranch(tx, merchant, member.id);
    await writeAudit(tx, merchant, {
      actor: by,
      action: 'branch-moved',
      subject: `member:${member.id}`,
      reason,
      detail: {
        from: member.uplineId?.toString() ?? null,
        to: above.id.toString(),
        moved,
        ended: ends.join(', '),
      },
    });
    return { moved };
  });
  if (typeof made === 'string') return made;
  const lapsed = await selectLapsed(db, merchant, member.id);
  for (const id of [...ends, ...lapsed])
    await tellContract(place, await selectParties(db, merchant, [id]), id);
  return made;
}

export type MoveEnd = { id: string; upline: string | null; downline: string; rateBasisPoints: number };

/** What would end if somebody moved now. */
export async function listEndsOfMove(
  { db, config: { merchant } }: Pick<ContractPlace, 'db' | 'config'>,
  username: string,
): Promise<MoveEnd[]> {
  const member = await selectByUsername(db, merchant, username);
  const rows = member === null ? [] : await selectEndsOfMove(db, merchant, member.id);
  return rows.map((row) => ({ ...row, id: row.id.toString() }));
}

/** AGT-10: the ladder holds for whoever moves as for whoever is opened; null for whoever is no agent. */
function stepsBelow(type: number): readonly number[] | null {
  const agent = AGENT_TYPES.find((one) => one === type);
  return agent === undefined ? null : OPENS[agent];
}
