import { removeContact } from '@maidan/contract/accounts/contacts/remove-contact.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { newNumber, postFor } from '#testing/inbox.ts';
import { uniqueName, type MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeEach(() => offer({ forgotByEmail: true, forgotByPhone: true }));

type Kind = 'mobile' | 'email';

async function offer(ways: { forgotByEmail: boolean; forgotByPhone: boolean }): Promise<void> {
  const { settings } = node.app.platform;
  await settings.change('whitelabel', { ...(await settings.get('whitelabel')), ...ways });
}

const remove = (member: MemberCaller, kind: Kind, password = member.password) =>
  node.callAs(member, removeContact, { kind, password });
const codeOf = (answer: { body: object }) => ('code' in answer.body ? answer.body.code : 'OK');

/** Somebody with a number and an address, both proved before. */
async function reachable() {
  const [member, mobile, email] = [
    await node.registerAndLogin(),
    newNumber().kept,
    `${uniqueName()}@example.com`,
  ];
  await database.db.query(sql`
    update member set mobile = ${mobile}, mobile_verified_at = platform_now(), email = ${email}, email_key = ${email},
      email_verified_at = platform_now()
    where id = ${member.memberId}::bigint`);
  return { member, mobile, email };
}

const rowOf = async ({ memberId }: MemberCaller) => {
  const [row] = await database.db.query(sql`
    select mobile, mobile_verified_at, email, email_key, email_verified_at, held_until > platform_now() as held, held_because
    from member where id = ${memberId}::bigint`);
  return row;
};
const kindsOf = async ({ memberId }: MemberCaller) =>
  (
    await database.db.query<{ kind: string }>(sql`
      select kind from security_event where member_id = ${memberId}::bigint order by id`)
  ).map(({ kind }) => kind);

describe('what is refused, and changes nothing', () => {
  test('[MEM-14] a wrong password, what is not there, and a session that came about without the password', async () => {
    const { member } = await reachable();
    const before = await rowOf(member);
    expect(codeOf(await remove(member, 'mobile', 'not mine'))).toBe('PASSWORD_WRONG');
    const nobody = await node.registerAndLogin();
    expect(codeOf(await remove(nobody, 'mobile'))).toBe('NOT_FOUND');
    await database.db.query(sql`
      update session set held_until = platform_now() + interval '5 hours' where member_id = ${member.memberId}::bigint`);
    expect(codeOf(await remove(member, 'mobile'))).toBe('HELD_FOR_SAFETY');
    expect(await rowOf(member)).toEqual(before);
  });

  test('[MEM-14] the only way back in, told why; also when the other was only typed, or the site does not reset by it', async () => {
    const { member } = await reachable();
    await offer({ forgotByEmail: true, forgotByPhone: false });
    const refused = await remove(member, 'email');
    expect(refused.body).toMatchObject({
      code: 'CONTACT_ONLY_WAY',
      message: expect.stringContaining('only way to recover'),
    });
    await offer({ forgotByEmail: false, forgotByPhone: true });
    expect(codeOf(await remove(member, 'mobile'))).toBe('CONTACT_ONLY_WAY');
    await offer({ forgotByEmail: true, forgotByPhone: true });
    await database.db.query(sql`
      update member set email_verified_at = null where id = ${member.memberId}::bigint`);
    expect(codeOf(await remove(member, 'mobile'))).toBe('CONTACT_ONLY_WAY');
    expect(await rowOf(member)).toMatchObject({ mobile: expect.any(String), email: expect.any(String) });
    expect(await kindsOf(member)).not.toContain('mobile-removed');
  });

  test('[MEM-14] of both at the same moment one stays', async () => {
    const { member } = await reachable();
    const codes = await Promise.all([remove(member, 'mobile'), remove(member, 'email')]);
    expect(new Set(codes.map(codeOf))).toEqual(new Set(['CONTACT_ONLY_WAY', 'OK']));
  });
});

describe('what is taken off', () => {
  test('[MEM-14] T25: a proved number goes whole, both places hear of it, and the next plain login moves no money for a day', async () => {
    const { member, mobile, email } = await reachable();
    expect((await remove(member, 'mobile')).body).toMatchObject({ value: { held: true } });
    const gone = {
      mobile: null,
      mobileVerifiedAt: null,
      email,
      held: true,
      heldBecause: 'contactChanged',
    };
    expect(await rowOf(member)).toMatchObject(gone);
    expect(await kindsOf(member)).toContain('mobile-removed');
    for (const place of [mobile, email])
      await expect
        .poll(async () => (await postFor(node, place)).map(({ body }) => body).join())
        .toContain('mobile number was removed');
  });

  test('[MEM-14] an address goes while the number stays; what was only typed goes without a wait', async () => {
    const { member, mobile } = await reachable();
    expect(codeOf(await remove(member, 'email'))).toBe('OK');
    expect(await rowOf(member)).toMatchObject({ mobile, email: null, emailKey: null });
    const typist = await node.registerAndLogin();
    await database.db.query(
      sql`update member set mobile = ${newNumber().kept} where id = ${typist.memberId}::bigint`,
    );
    expect((await remove(typist, 'mobile')).body).toMatchObject({ value: { held: false } });
    expect(await rowOf(typist)).toMatchObject({ mobile: null, held: null });
  });
});
