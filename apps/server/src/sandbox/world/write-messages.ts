import type pg from 'pg';

/** MSG-03: the past left its messages as it was lived. What is older than a day has been read; the rest waits. */
export async function writeReadMessages(client: pg.Client, merchant: string): Promise<void> {
  await client.query(
    `insert into platform_message_state (merchant, member_id, message_id, read_at)
     select merchant, member_id, id, sent_at + interval '1 hour' from platform_message
     where merchant = $1 and member_id is not null and sent_at < platform_now() - interval '1 day'
     on conflict do nothing`,
    [merchant],
  );
}
