import { writeFile } from 'node:fs/promises';
import { readForOperator } from '@maidan/server/modules/upload/read-for-operator.ts';
import type { OperatedDesk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const PICTURES_USAGE = `  picture <id> <file>               writes a member's picture into a file; the audit says who looked`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** T17: a proof is seen by its owner and by whoever must judge it, and the latter leaves a trace. */
export async function picture(
  { db, config, operator }: OperatedDesk,
  args: readonly string[],
): Promise<string> {
  const [id = '', file = ''] = args;
  if (!UUID.test(id) || file === '')
    throw new PlainError(`Which picture, into which file?\n${PICTURES_USAGE}`);
  const bytes = await readForOperator(db, config.merchant, { id, operator: operator.name });
  if (bytes === null) throw new PlainError(`There is no picture ${id}.`);
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  return `${file} is the picture ${id}.`;
}
