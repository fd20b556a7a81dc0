import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import { endReward } from '@maidan/server/modules/points/points.store.ts';
import { decideRedemption, listWaitingRedemptions } from '@maidan/server/modules/points/decide-redemption.ts';
import { publishPointReward } from '@maidan/server/modules/points/publish-point-reward.ts';
import { readContent } from './content.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const POINTS_USAGE = `  points list                       redemptions that wait, the longest first
  points approve|reject <number>    with --reason TEXT, which the member reads; rejected, the points come back
  points reward <json or file>      offers a reward in the point mall, or changes the one of this code
  points reward end <code>`;

const STATES = { approve: 'approved', reject: 'rejected' } as const;

/** PRO-04, P3 */
export async function points(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', number = '', code = ''] = rest;
  if (what === 'list') return list(desk);
  if (what === 'reward') return reward(desk, number, code);
  if ((what !== 'approve' && what !== 'reject') || !/^[1-9]\d{0,17}$/.test(number))
    throw new PlainError(POINTS_USAGE);
  const state = STATES[what];
  const verdict = { id: number, state, by: desk.operator.name, remark: readWhy(flags) };
  if (!(await decideRedemption(desk, verdict)))
    throw new PlainError(`No redemption ${number} waits. Nothing was changed.`);
  return `Redemption ${number} is ${state}.`;
}

async function reward(desk: OperatedDesk, given: string, code: string): Promise<string> {
  if (given !== 'end') return `The reward ${await publishPointReward(desk, readContent(given))} is offered.`;
  if (!(await endReward(desk.db, desk.config.merchant, code)))
    throw new PlainError(`There is no reward ${code || '(no code given)'}. Nothing was changed.`);
  return `The reward ${code} has gone.`;
}

async function list(desk: OperatedDesk): Promise<string> {
  const rows = await listWaitingRedemptions(desk);
  if (rows.length === 0) return 'No redemption waits.';
  return rows
    .map(({ id, appliedAt, username, points: price, title, reference }) =>
      [id, appliedAt.toISOString(), reference, username, `${price} points`, title?.[DEFAULT_LANGUAGE]].join(
        '  ',
      ),
    )
    .join('\n');
}
