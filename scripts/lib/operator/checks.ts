import { askAgain } from '@maidan/server/modules/accounts/person/ask-again.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const CHECKS_USAGE = `  check-again <username> age|identity   a refusal was wrong: the provider is asked anew; --reason TEXT`;

export async function checkAgain(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [username = '', kind = ''] = rest;
  if (username === '' || (kind !== 'age' && kind !== 'identity')) throw new PlainError(CHECKS_USAGE);
  const act = { username, kind, by: desk.operator.name, reason: readWhy(flags) } as const;
  if (!(await askAgain(desk, act)))
    throw new PlainError(`No check of ${kind} was refused for ${username}. Nothing was changed.`);
  return `The ${kind} of ${username} is asked for again with the next try.`;
}
