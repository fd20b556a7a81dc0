import { answerFeedback, listOpenFeedback } from '@maidan/server/modules/feedback/answer-feedback.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const FEEDBACK_USAGE = `  feedback list                     what members ask and nobody has answered, the longest waiting first
  feedback answer <number> <text>   the member reads it at once, and it cannot be taken back`;

const LONGEST = 2_000;

/** MEM-13 */
export async function feedback(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest } = readFlags(args);
  const [what = '', number = '', ...words] = rest;
  if (what === 'list') return list(desk);
  if (what !== 'answer' || !/^[1-9]\d{0,17}$/.test(number)) throw new PlainError(FEEDBACK_USAGE);
  const [by, answer] = [desk.operator.name, words.join(' ').trim()];
  if (answer === '' || answer.length > LONGEST)
    throw new PlainError(
      `What is the answer? At most ${LONGEST} signs, behind the number. Nothing was changed.`,
    );
  if (!(await answerFeedback(desk, { id: number, by, answer })))
    throw new PlainError(`No question ${number} waits for an answer. Nothing was changed.`);
  return `Question ${number} is answered.`;
}

async function list(desk: OperatedDesk): Promise<string> {
  const rows = await listOpenFeedback(desk);
  if (rows.length === 0) return 'Nobody waits for an answer.';
  return rows
    .map((row) =>
      [
        `${row.id}  ${row.sentAt.toISOString()}  ${row.type}  ${row.username}`,
        // One question, one paragraph: nothing a member writes looks like a line of this list.
        `  ${row.content.replace(/\s+/gu, ' ')}`,
        ...row.pictures.map((id) => `  picture ${id}`),
      ].join('\n'),
    )
    .join('\n');
}
