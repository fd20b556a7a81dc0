import { chatRoomId } from '@maidan/contract/chat/chat-room.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import { writeSilenced } from '@maidan/server/modules/chat/chat-person.store.ts';
import { readReports, writeRoom } from '@maidan/server/modules/chat/chat.store.ts';
import { hideChatMessage } from '@maidan/server/modules/chat/hide-chat-message.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const CHAT_USAGE = `  chat reports                      lines that members have reported, with their number
  chat hide <number>                takes a line out of the chat; open pages follow at once
  chat mute|unmute <username>       whoever is muted reads the chat and writes nothing
  chat room <id> en|bn <name> [about]  opens a room, or changes its name`;

const NAME_MAX = 60;
const ABOUT_MAX = 160;

export async function chat(desk: Desk, [what = '', ...args]: readonly string[]): Promise<string> {
  if (what === 'reports') return reports(desk);
  if (what === 'hide') return hide(desk, args[0] ?? '');
  if (what === 'mute' || what === 'unmute') return silence(desk, args[0] ?? '', what === 'mute');
  if (what === 'room') return room(desk, args);
  throw new PlainError(CHAT_USAGE);
}

async function reports({ db, config }: Desk): Promise<string> {
  const lines = await readReports(db, config.merchant);
  if (lines.length === 0) return 'Nothing has been reported.';
  return lines.map((one) => `${one.id}  ${one.username} (${one.reports}): ${one.text}`).join('\n');
}

async function hide(desk: Desk, id: string): Promise<string> {
  if (!/^[1-9]\d{0,17}$/.test(id) || !(await hideChatMessage(desk, id)))
    throw new PlainError(`There is no line ${id || '(no number given)'} in the chat. Nothing was changed.`);
  return `Line ${id} is hidden.`;
}

async function silence({ db, config }: Desk, username: string, silenced: boolean): Promise<string> {
  if (!(await writeSilenced(db, { merchant: config.merchant, username, silenced })))
    throw new PlainError(`Nobody is called ${username || '(no name given)'}. Nothing was changed.`);
  return silenced ? `${username} can no longer write in the chat.` : `${username} can write in the chat.`;
}

async function room({ db, config }: Desk, args: readonly string[]): Promise<string> {
  const [id = '', given, name = '', about = ''] = args;
  const language = LANGUAGES.find((one) => one === given);
  if (!chatRoomId.safeParse(id).success || language === undefined)
    throw new PlainError('chat room <id> en|bn <name> [about]; the id is small letters, digits and dashes');
  if (name.trim() === '' || name.length > NAME_MAX || about.length > ABOUT_MAX)
    throw new PlainError(
      `A name has 1 to ${NAME_MAX} signs, and what it is about at most ${ABOUT_MAX}. Nothing was changed.`,
    );
  await writeRoom(db, config.merchant, { room: id, language, name, about });
  return `The room ${id} is open at /chat/${id}.`;
}
