import { sendMessage, takeBackMessage } from '@maidan/server/modules/messages/platform/send-message.ts';
import { readContent } from './content.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const MESSAGES_USAGE = `  message send <json or file>       to one, {"to": {"member": "demo"}}, or to many, {"to": {"audience": "all"}} (or agents, vip), narrowed by languages,
                                    joinedSince, joinedBefore, members (1,000 names)
  message end <number>              takes one back, read or not`;

/** MSG-03: open pages count it at once. */
export async function message(desk: Desk, [what = '', given = '']: readonly string[]): Promise<string> {
  if (what === 'send') {
    const { id, toMany } = await sendMessage(desk, readContent(given));
    if (toMany) await desk.tell('announcements');
    return `Message ${id} is sent.`;
  }
  if (what !== 'end') throw new PlainError(MESSAGES_USAGE);
  const ended = /^[1-9]\d{0,17}$/.test(given) ? await takeBackMessage(desk, given) : null;
  if (ended === null)
    throw new PlainError(`There is no message ${given || '(no number given)'} to take back.`);
  if (ended.toMany) await desk.tell('announcements');
  return `Message ${given} is taken back.`;
}
