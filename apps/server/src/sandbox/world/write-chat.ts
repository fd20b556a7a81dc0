import type pg from 'pg';
import { databaseOn } from '#db/database.ts';
import { BOT_NAMES } from '#sandbox/bots/bot-names.ts';
import { ensureBots } from '#sandbox/bots/bots.store.ts';
import { CHAT_ROOMS } from '#sandbox/content/chat.ts';

/** MSG-04: rooms in each language in which there was talk. Nobody real said it, so bots did, with the mark that they have. */
export async function writeChat(client: pg.Client, merchant: string): Promise<void> {
  await ensureBots(databaseOn(client), merchant, BOT_NAMES);
  for (const [order, { room, language, name, about, lines }] of CHAT_ROOMS.entries()) {
    await client.query(
      `insert into chat_room (merchant, room, language, name, about, sort_order, version)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [merchant, room, language, name, about, order, lines.length],
    );
    for (const [index, [person, minutesAgo, text]] of lines.entries()) {
      const username = BOT_NAMES[person % BOT_NAMES.length]?.username;
      await client.query(
        `insert into chat_person (merchant, member_id)
         select $1, id from member where merchant = $1 and username_key = $2 on conflict do nothing`,
        [merchant, username],
      );
      await client.query(
        `insert into chat_message (merchant, room, place, member_id, operation_id, text, at)
         select $1, $2, $3, id, gen_random_uuid(), $5, platform_now() - make_interval(mins => $6)
         from member where merchant = $1 and username_key = $4`,
        [merchant, room, index + 1, username, text, minutesAgo],
      );
    }
  }
}
