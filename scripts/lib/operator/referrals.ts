import { decideReferral, listHeldReferrals } from '@maidan/server/modules/referral/decide-referral.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const REFERRALS_USAGE = `  referral list                     invitations that something speaks against, those that are due first
  referral approve|reject <number>  with --reason TEXT; the reason of a rejection is read by whoever invited`;

const VERDICTS = { approve: 'approved', reject: 'rejected' } as const;

/** P4, T32 */
export async function referral(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', number = ''] = rest;
  if (what === 'list') return list(desk);
  if ((what !== 'approve' && what !== 'reject') || !/^[1-9]\d{0,17}$/.test(number))
    throw new PlainError(REFERRALS_USAGE);
  const decision = { id: number, verdict: VERDICTS[what], by: desk.operator.name, reason: readWhy(flags) };
  if (!(await decideReferral(desk, decision)))
    throw new PlainError(`No invitation ${number} waits. Nothing was changed.`);
  return `Invitation ${number} is ${decision.verdict}.`;
}

async function list(desk: OperatedDesk): Promise<string> {
  const rows = await listHeldReferrals(desk);
  if (rows.length === 0) return 'No invitation waits.';
  return rows
    .map(({ id, inviter, friend, registeredAt, reachedAt, signals, fromThere }) =>
      [
        id,
        registeredAt.toISOString(),
        `${inviter} invited ${friend}`,
        `same ${signals.join(', ')}`,
        // An address of two is a house, one of hundreds may be a network.
        ...(fromThere === 0 ? [] : [`${fromThere} accounts came from there`]),
        reachedAt === null ? 'nothing is due yet' : `due since ${reachedAt.toISOString()}`,
      ].join('  '),
    )
    .join('\n');
}
