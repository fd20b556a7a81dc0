import { countTeams } from '@maidan/server/modules/agent-reports/count-teams.ts';
import { listEndsOfMove, moveBranch as move } from '@maidan/server/modules/agents/move-branch.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const MOVE_BRANCH_USAGE = `  move-branch <username> <new upline> [with=3,5] --reason TEXT
                                    puts somebody with all below under another agent; with: the contracts that end by it`;

const REFUSED = {
  unknown: 'Both must be usernames of this site.',
  'not-agent': 'The new upline must be an agent.',
  ladder: 'An account of this type does not stand below an agent of that type.',
  same: 'That is the upline already.',
  root: 'Whoever has nobody above is the top of a line, and stays there.',
  circle: 'The new upline is the same account, or somebody below it.',
  rebate: 'The rebate is above that of the new upline; lower it first.',
  uncovered:
    'The new upline has no contract that covers what this agent has: of a kind none, one that pays less, asks for more, or goes by another period.',
} as const;

/** A2: the one way to change who is above whom. */
export async function moveBranch(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [username, upline, named = 'with='] = rest;
  const ends = named === 'with=' ? [] : named.replace(/^with=/, '').split(',');
  if (
    username === undefined ||
    upline === undefined ||
    !named.startsWith('with=') ||
    !ends.every((number) => /^[1-9]\d{0,17}$/.test(number))
  )
    throw new PlainError(MOVE_BRANCH_USAGE);
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  const done = await move(desk, { username, upline, ends, ...act });
  if (done === 'stale') throw new PlainError(await sayEnds(desk, username));
  if (typeof done === 'string') throw new PlainError(`${REFUSED[done]} Nothing was changed.`);
  // What the branch did today was taken from the old line; until it is counted, it is missing from the new one.
  await countTeams(desk);
  return `${username} is below ${upline} now, with ${done.moved - 1} below. What they play from here on counts there.`;
}

async function sayEnds(desk: OperatedDesk, username: string): Promise<string> {
  const ends = await listEndsOfMove(desk, username);
  if (ends.length === 0) return 'No contract ends by this move: leave with= out. Nothing was changed.';
  const lines = ends.map(
    (one) => `  ${one.id}  ${one.upline ?? 'house'} to ${one.downline}, ${one.rateBasisPoints / 100} %`,
  );
  const numbers = ends.map(({ id }) => id).join(',');
  return `By this move exactly these contracts end, each with its running slot; name them: with=${numbers}\n${lines.join('\n')}\nNothing was changed.`;
}
