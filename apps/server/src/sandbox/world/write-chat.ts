import type pg from 'pg';
import { CHAT_ROOMS } from '#sandbox/content/chat.ts';
import type { PersonSeed } from '#sandbox/people/people.ts';

/** MSG-04: rooms in each language in which somebody has been talking. */
export async function writeChat(
  client: pg.Client,
  merchant: string,
  people: readonly PersonSeed[],
): Promise<void> {
  const team = people.filter(({ seenLately }) => !seenLately);
  for (const [order, { room, language, name, about, lines }] of CHAT_ROOMS.entries()) {
    await client.query(
      `insert into chat_room (merchant, room, language, name, about, sort_order, version)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [merchant, room, language, name, about, order, lines.length],
    );
    for (const [index, [person, minutesAgo, text]] of lines.entries()) {
      const username = team[person]?.username;
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
