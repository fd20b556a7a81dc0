import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import {
  decideApplication,
  listApplications,
  readApplication,
} from '@maidan/server/modules/rewards/promotions/decide-application.ts';
import type { OperatedDesk } from './desk.ts';
import { readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const APPLICATIONS_USAGE = `  reward applications               gifts that were asked for and not answered, the longest first
  reward application <number>       one of them; its pictures are looked at with: picture <id>
  reward approve|reject <number>    with --reason TEXT, which the member reads; approved, the gift waits to be taken`;

const STATES = { approve: 'approved', reject: 'rejected' } as const;

/** PRO-02 */
export async function applications(
  place: OperatedDesk & { actor: string },
  what: 'applications' | 'application' | 'approve' | 'reject',
  number: string,
  flags: Parameters<typeof readWhy>[0],
): Promise<string> {
  if (what === 'applications') return list(place);
  if (!/^[1-9]\d{0,17}$/.test(number)) throw new PlainError(APPLICATIONS_USAGE);
  if (what === 'application') return show(place, number);
  const state = STATES[what];
  if (!(await decideApplication(place, { id: number, state, answer: readWhy(flags) })))
    throw new PlainError(`No application ${number} waits. Nothing was changed.`);
  return `Application ${number} is ${state}.`;
}

async function list(desk: OperatedDesk): Promise<string> {
  const rows = await listApplications(desk);
  if (rows.length === 0) return 'No application waits.';
  return rows
    .map(({ id, appliedAt, code, username, comment, pictures }) =>
      [id, appliedAt.toISOString(), code, username, `${pictures?.length ?? 0} pictures`, comment].join('  '),
    )
    .join('\n');
}

async function show(desk: OperatedDesk, number: string): Promise<string> {
  const row = await readApplication(desk, number);
  if (row === null) throw new PlainError('There is no such application.');
  const { code, title, username, comment, state, appliedAt, answer, answeredBy, pictures } = row;
  return [
    `${code} (${title[DEFAULT_LANGUAGE]}), asked for by ${username} at ${appliedAt.toISOString()}: ${state}`,
    comment,
    ...(answer === null ? [] : [`answered by ${answeredBy ?? ''}: ${answer}`]),
    ...(pictures ?? []).map((id) => `picture ${id}`),
  ].join('\n');
}
