import { checkAffiliate } from '@maidan/contract/agents/check-affiliate.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import type { RequestOf } from '@maidan/contract/operation.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { registerInput, uniqueName, type MemberCaller } from '#testing/test-app.ts';

let agent: MemberCaller;
let friend: MemberCaller & { referralCode: string };

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  agent = await node.registerAndLogin();
  const closed = await node.registerAndLogin();
  const plain = await node.registerAndLogin();
  const someone = await node.registerAndLogin();
  await database.db.query(
    sql`update member set type = 2 where id = any(${[agent.memberId, closed.memberId]}::bigint[])`,
  );
  await database.db.query(sql`update member set status = 'closed' where id = ${closed.memberId}::bigint`);
  await database.db.query(sql`
    insert into affiliate (merchant, code, domain, member_id, active) values
      ('maidan', 'GOOD', null, ${agent.memberId}::bigint, true),
      ('maidan', 'LOCAL', 'play.example', ${agent.memberId}::bigint, true),
      ('maidan', 'OVER', null, ${agent.memberId}::bigint, false),
      ('maidan', 'GONE', null, ${closed.memberId}::bigint, true),
      ('maidan', 'PLAIN', null, ${plain.memberId}::bigint, true)`);
  await database.db.query(sql`
    update member set upline_id = ${agent.memberId}::bigint where id = ${someone.memberId}::bigint`);
  const [row] = await database.db.query<{ referralCode: string }>(sql`
    select referral_code from member where id = ${someone.memberId}::bigint`);
  friend = { ...someone, referralCode: row?.referralCode ?? '' };
});

const members = async () => (await database.db.query(sql`select from member`)).length;
type Form = RequestOf<typeof register>;
async function join(change: Partial<Form>) {
  const username = uniqueName();
  const answer = await node.callAs(null, register, { ...registerInput(username), ...change });
  const [row] = await database.db.query<Record<string, unknown>>(sql`
    select upline_id::text, referred_by::text, affiliate_code from member where username = ${username}`);
  return { status: answer.status, body: answer.raw.json<{ code?: string; fields?: object }>(), row };
}

describe('refusals', () => {
  test.each([
    ['nobody gave out', 'NOPE', 'localhost'],
    ['of another domain', 'LOCAL', 'localhost'],
    ['of a longer domain', 'LOCAL', 'play.example.evil.example'],
    ['that was withdrawn', 'OVER', 'localhost'],
    ['of a closed agent', 'GONE', 'localhost'],
    ['of somebody who is no agent', 'PLAIN', 'localhost'],
    ['that is a piece of SQL', "GOOD' or '1'='1", 'localhost'],
  ])('[REG-08] a code %s is no invitation, here and when registering', async (_what, code, domain) => {
    const answer = await node.callAs(null, checkAffiliate, { code, domain });
    expect([answer.status, answer.raw.json<{ code: string }>().code]).toEqual([400, 'INVITATION_INVALID']);
    const before = await members();
    const joined = await join({ affiliateCode: code, domain });
    expect(joined.status).toBe(400);
    expect(Object.keys(joined.body.fields ?? {})).toEqual(['affiliateCode']);
    expect(await members()).toBe(before);
  });

  test.each([
    ['referralCode', { referralCode: 'ABCDEFGH' }],
    ['recommenderId', { recommenderId: 'nobody77' }],
  ])('[REG-01] a %s that leads nowhere is refused, not forgotten', async (field, change) => {
    const fields = await node.app.platform.settings.get('registerFields');
    await node.app.platform.settings.change('registerFields', {
      ...fields,
      recommenderId: { show: true, required: false },
    });
    const before = await members();
    const { body } = await join(change);
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['INVITATION_INVALID', [field]]);
    expect(await members()).toBe(before);
    await node.app.platform.settings.change('registerFields', fields);
  });

  test('[REG-01] the code of a closed friend or a trial player invites nobody', async () => {
    const code = sql`update member set referral_code = 'TRIALCDE', type = 4 where id = ${friend.memberId}::bigint`;
    await database.db.query(code);
    expect((await join({ referralCode: 'TRIALCDE' })).body.code).toBe('INVITATION_INVALID');
    await database.db.query(sql`
      update member set referral_code = ${friend.referralCode}, type = 0 where id = ${friend.memberId}::bigint`);
  });
});

describe('success', () => {
  test('[REG-08] a good code is good in whatever letters, and puts the newcomer under the agent', async () => {
    expect(
      (await node.callAs(null, checkAffiliate, { code: 'good', domain: 'localhost' })).body,
    ).toMatchObject({
      success: true,
      value: { valid: true },
    });
    expect((await node.callAs(null, checkAffiliate, { code: 'LOCAL', domain: 'PLAY.example' })).status).toBe(
      200,
    );
    const { row } = await join({ affiliateCode: 'good', domain: 'localhost' });
    expect(row).toEqual({ uplineId: agent.memberId, referredBy: null, affiliateCode: 'GOOD' });
  });

  test('[REG-01] a friend’s code names the friend and brings the newcomer under the friend’s agent', async () => {
    const { row } = await join({ referralCode: friend.referralCode.toLowerCase() });
    expect(row).toEqual({ uplineId: agent.memberId, referredBy: friend.memberId, affiliateCode: null });
  });
});
