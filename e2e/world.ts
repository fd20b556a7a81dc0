import { rows } from './rows.ts';

/** What a journey cannot wait for, or cannot do from one machine, is written into the rows. */

/** From now on this member comes from an address nobody has seen. */
export async function moveHouse(username: string): Promise<void> {
  await rows(
    `delete from member_address where member_id = (select id from member where username_key = lower($1))`,
    [username],
  );
}

/** The sessions of a member run out, as they do after a long pause. */
export async function expireSessions(username: string): Promise<void> {
  await rows(
    `update session set ended_at = platform_now(), end_reason = 'expired'
     where ended_at is null and member_id = (select id from member where username_key = lower($1))`,
    [username],
  );
}

/** So long ago was the last message to this number or address. */
export async function letTimePass(target: string): Promise<void> {
  await rows(`update message_sent set at = at - interval '10 minutes' where target = $1`, [target]);
}

const DEPOSITS_OF = `member_id = (select id from member where username_key = lower($1))`;

/** The time that a member's deposits are waited for is over. */
export async function passDeposit(username: string): Promise<void> {
  await rows(`update deposit set expires_at = platform_now() where state = 'waiting' and ${DEPOSITS_OF}`, [
    username,
  ]);
}

/** What was to arrive late arrives now. */
export async function letMoneyArrive(username: string): Promise<void> {
  await rows(
    `update sandbox_payment set arrives_at = platform_now()
     where arrives_at is not null and id in (select provider_reference from deposit where ${DEPOSITS_OF})`,
    [username],
  );
}

/** One member becomes the other's downline. */
export async function bringUnder(downline: string, upline: string): Promise<void> {
  await rows(
    `update member set upline_id = (select id from member where username_key = lower($2))
     where username_key = lower($1)`,
    [downline, upline],
  );
}

/** The time to enter a raffle is over. */
export async function endRaffle(code: string): Promise<void> {
  await rows(
    `update reward_version set terms = jsonb_set(terms, '{endsAt}',
       to_jsonb(to_char(platform_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) where code = $1`,
    [code],
  );
}
