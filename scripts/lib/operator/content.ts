import { createReadStream, existsSync, readFileSync } from 'node:fs';
import {
  publishAnnouncement,
  publishBanner,
  publishHelp,
} from '@maidan/server/modules/messages/save-content.ts';
import {
  endAnnouncement,
  listAllAnnouncements,
  removeBanner,
} from '@maidan/server/modules/messages/messages.store.ts';
import { publishPicture } from '@maidan/server/modules/messages/save-picture.ts';
import type { Desk } from './desk.ts';
import { PlainError } from '../steps.mjs';

export const CONTENT_USAGE = `  announce <json or file>           publishes a notice, popup or promotion; its text is cleaned on the way in
  announce list                     what is published, with its number
  announce end <number>             takes one back
  banner <json or file>             publishes a banner, or changes the one of this id
  banner end <id>
  house-picture <file>              takes a png or jpeg for banners and texts, drawn anew, and says its id and address
  help-article <json or file>       writes an article of the help center, or changes the one of this id`;

export async function announce(desk: Desk, [what = '', id = '']: readonly string[]): Promise<string> {
  const { db, config } = desk;
  if (what === 'list') {
    const all = await listAllAnnouncements(db, config.merchant);
    return all.map((one) => `${one.id}  ${one.type} ${one.execution ?? '-'}  ${one.title}`).join('\n');
  }
  if (what === 'end') {
    if (!/^\d{1,18}$/.test(id) || !(await endAnnouncement(db, config.merchant, id)))
      throw new PlainError(`There is no announcement ${id || '(no number given)'}.`);
    await desk.tell('announcements');
    return `Announcement ${id} has ended.`;
  }
  const made = await publishAnnouncement(desk, readContent(what));
  await desk.tell('announcements');
  return `Announcement ${made} is published.`;
}

export async function banner(desk: Desk, [what = '', id = '']: readonly string[]): Promise<string> {
  if (what === 'end') {
    if (!(await removeBanner(desk.db, desk.config.merchant, id)))
      throw new PlainError(`There is no banner ${id || '(no id given)'}.`);
  } else {
    await publishBanner(desk, readContent(what));
  }
  await desk.tell('announcements');
  return what === 'end' ? `Banner ${id} has gone.` : 'The banner is published.';
}

export async function housePicture(desk: Desk, [file = '']: readonly string[]): Promise<string> {
  if (!existsSync(file))
    throw new PlainError(`There is no file ${file || '(none named)'}. Nothing was changed.`);
  const { id, address } = await publishPicture(desk, createReadStream(file));
  return `The picture is kept as ${id}.\nIn a banner: "picture": "${id}"\nIn a text: <img src="${address}" alt="…">`;
}

export async function helpArticle(desk: Desk, [what = '']: readonly string[]): Promise<string> {
  await publishHelp(desk, readContent(what));
  await desk.tell('announcements');
  return 'The article is published.';
}

/** Given in the command itself, or as the name of a file. */
export function readContent(given: string): unknown {
  try {
    return JSON.parse(given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8'));
  } catch {
    throw new PlainError(`This is neither JSON nor a file with JSON: ${given || '(nothing given)'}`);
  }
}
