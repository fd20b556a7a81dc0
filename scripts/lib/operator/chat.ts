import { chatRoomId } from '@maidan/contract/chat/chat-room.ts';
import { LANGUAGES } from '@maidan/contract/languages.ts';
import {
  dismissReports,
  hideChatMessage,
  nameStaff,
  openRoom,
  silenceMember,
  slowRoom,
} from '@maidan/server/modules/chat/moderate.ts';
import { readQueue, type QueuedLine } from '@maidan/server/modules/chat/moderate.store.ts';
import type { OperatedDesk } from './desk.ts';
import { readFlags, readWhy } from './flags.ts';
import { PlainError } from '../steps.mjs';

export const CHAT_USAGE = `  chat queue                        lines that members have reported, the most reported first, with the words around them
  chat hide <number> --reason TEXT  takes a line out of the chat; open pages follow at once
  chat dismiss <number> --reason TEXT  lets a reported line stand; its reports are answered
  chat mute <username> [--hours 24] --reason TEXT  reads the chat and writes nothing, for a time or until unmuted
  chat unmute <username> --reason TEXT
  chat slow <room> <seconds> --reason TEXT  so long between two lines of one person; 0 ends it
  chat staff <username> <name>|off --reason TEXT  speaks for the house under this name, with a mark beside it
  chat room <id> ${LANGUAGES.join('|')} <name> [about]  opens a room, or changes its name`;

const NAME_MAX = 60;
const ABOUT_MAX = 160;
const STAFF_NAME_MAX = 40;
const SLOW_MAX = 3_600;
const HOURS_MAX = 8_760;
const NUMBER = /^[1-9]\d{0,17}$/;

type Flags = ReadonlyMap<string, string>;

export async function chat(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const { rest, flags } = readFlags(args);
  const [what = '', ...words] = rest;
  switch (what) {
    case 'queue':
      return queue(desk);
    case 'hide':
      return hide(desk, words[0] ?? '', flags);
    case 'dismiss':
      return dismiss(desk, words[0] ?? '', flags);
    case 'mute':
    case 'unmute':
      return silence(desk, words[0] ?? '', what === 'mute', flags);
    case 'slow':
      return slow(desk, words, flags);
    case 'staff':
      return staff(desk, words, flags);
    case 'room':
      return room(desk, words);
    default:
      throw new PlainError(CHAT_USAGE);
  }
}

async function queue({ db, config }: OperatedDesk): Promise<string> {
  const lines = await readQueue(db, config.merchant);
  return lines.length === 0 ? 'Nothing waits to be decided.' : lines.map(show).join('\n\n');
}

/** One line each: nothing that a member writes looks like another entry, or moves the terminal. */
const plain = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ');

function show({ id, room: where, username, text, at, reports, reasons, before, after }: QueuedLine): string {
  return [
    `${id}  ${at.toISOString()}  ${where}  ${reports} report(s): ${reasons}`,
    ...before.map((line) => `    ${plain(line)}`),
    `  > ${username}: ${plain(text)}`,
    ...after.map((line) => `    ${plain(line)}`),
  ].join('\n');
}

async function hide(desk: OperatedDesk, id: string, flags: Flags): Promise<string> {
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  if (!NUMBER.test(id) || (await hideChatMessage(desk, { id, ...act })) === null)
    throw new PlainError(`There is no line ${id || '(no number given)'} in the chat. Nothing was changed.`);
  return `Line ${id} is hidden.`;
}

async function dismiss(desk: OperatedDesk, id: string, flags: Flags): Promise<string> {
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  if (!NUMBER.test(id) || !(await dismissReports(desk, { id, ...act })))
    throw new PlainError(`No reports of a line ${id || '(no number given)'} wait. Nothing was changed.`);
  return `Line ${id} stands; its reports are answered.`;
}

async function silence(
  desk: OperatedDesk,
  username: string,
  silenced: boolean,
  flags: Flags,
): Promise<string> {
  const hours = flags.get('hours');
  if (hours !== undefined && !(/^[1-9]\d{0,3}$/.test(hours) && Number(hours) <= HOURS_MAX))
    throw new PlainError(`--hours is a whole number from 1 to ${HOURS_MAX}. Nothing was changed.`);
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  const given = { username, silenced, hours: hours === undefined ? null : Number(hours) };
  if (!(await silenceMember(desk, { ...given, ...act })))
    throw new PlainError(`Nobody is called ${username || '(no name given)'}. Nothing was changed.`);
  if (!silenced) return `${username} can write in the chat.`;
  return `${username} can no longer write in the chat${hours === undefined ? '' : ` for ${hours} hours`}.`;
}

async function slow(
  desk: OperatedDesk,
  [id = '', given = '']: readonly string[],
  flags: Flags,
): Promise<string> {
  const seconds = Number(given);
  if (!/^\d{1,4}$/.test(given) || seconds > SLOW_MAX)
    throw new PlainError(`chat slow <room> <seconds>: from 0 to ${SLOW_MAX}. Nothing was changed.`);
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  if (!(await slowRoom(desk, { room: id, seconds, ...act })))
    throw new PlainError(`There is no room ${id}. Nothing was changed.`);
  return seconds === 0
    ? `${id} goes at its own pace.`
    : `${id}: one line in ${seconds} seconds for everybody.`;
}

async function staff(desk: OperatedDesk, words: readonly string[], flags: Flags): Promise<string> {
  const [username = '', ...rest] = words;
  const name = rest.join(' ').trim();
  if (name === '' || name.length > STAFF_NAME_MAX || /[\p{C}]/u.test(name))
    throw new PlainError(
      `chat staff <username> <name>|off: a name has 1 to ${STAFF_NAME_MAX} signs. Nothing was changed.`,
    );
  const act = { by: desk.operator.name, reason: readWhy(flags) };
  if (!(await nameStaff(desk, { username, name: name === 'off' ? null : name, ...act })))
    throw new PlainError(`Nobody is called ${username}. Nothing was changed.`);
  return name === 'off'
    ? `${username} speaks for nobody else.`
    : `${username} speaks for the house as ${name}.`;
}

async function room(desk: OperatedDesk, args: readonly string[]): Promise<string> {
  const [id = '', given, name = '', about = ''] = args;
  const language = LANGUAGES.find((one) => one === given);
  if (!chatRoomId.safeParse(id).success || language === undefined)
    throw new PlainError(
      `chat room <id> ${LANGUAGES.join('|')} <name> [about]; the id is small letters, digits and dashes`,
    );
  if (name.trim() === '' || name.length > NAME_MAX || about.length > ABOUT_MAX)
    throw new PlainError(
      `A name has 1 to ${NAME_MAX} signs, and what it is about at most ${ABOUT_MAX}. Nothing was changed.`,
    );
  await openRoom(desk, { room: id, language, name, about, by: desk.operator.name });
  return `The room ${id} is open at /chat/${id}.`;
}
