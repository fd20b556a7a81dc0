import { confirmTotp } from '@maidan/contract/accounts/second-step/confirm-totp.ts';
import { setPaymentPassword } from '@maidan/contract/accounts/payment-password/set-payment-password.ts';
import { startTotp } from '@maidan/contract/accounts/second-step/start-totp.ts';
import { login } from '@maidan/contract/accounts/login/login.ts';
import { getCipherKey } from '@maidan/contract/system/get-cipher-key.ts';
import { addPayoutAccount } from '@maidan/contract/withdrawal/add-payout-account.ts';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { stepOf } from '#modules/accounts/second-step/totp.ts';
import { openNumber } from '#modules/withdrawal/account-number.ts';
import { createTestApp, type MemberCaller } from '#testing/test-app.ts';
import { accountInput, PIN } from '#testing/withdrawals.ts';
import { sealEverythingAnew } from './seal-everything-anew.ts';

const [FIRST, SECOND, THIRD] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)] as const;

let member: MemberCaller;
let app: TOTP;

const database = await databaseForThisFile();
const node = await nodeForThisFile({ ...database, secret: FIRST });
beforeAll(async () => {
  member = await node.registerAndLogin();
  const form = { password: member.password, paymentPassword: PIN, confirmPaymentPassword: PIN };
  await node.callAs(member, setPaymentPassword, form);
  await node.callAs(member, addPayoutAccount, accountInput('01755512345'));
  const begun = await node.callAs(member, startTotp, {});
  if (!begun.body.success) throw new Error(begun.raw.body);
  app = new TOTP({ secret: Secret.fromBase32(begun.body.value.secret) });
  await node.callAs(member, confirmTotp, { code: app.generate() });
});

const place = (secret: Buffer, oldSecrets: Buffer[] = []) => ({
  db: database.db,
  config: { merchant: 'maidan', secret, oldSecrets },
});
const keys = () =>
  database.db.query<{ kid: string }>(sql`select kid from cipher_key order by created_at desc, kid`);
const sealedRows = async () => {
  const [row] = await database.db.query<{ totp: Buffer; number: Buffer; institution: string }>(sql`
    select m.totp_secret as totp, p.number_sealed as number, p.institution
    from member m join payout_account p on p.member_id = m.id where m.id = ${member.memberId}::bigint`);
  if (row === undefined) throw new Error('no rows');
  return row;
};
const opensWith = async (secret: Buffer): Promise<boolean> => {
  const { totp, number, institution } = await sealedRows();
  try {
    openNumber({ secret }, { memberId: member.memberId, institution }, number);
    return stepOf({ secret }, member.memberId, totp, app.generate()) !== null;
  } catch {
    return false;
  }
};

test('[API-03] a changed secret replaces the keys of encrypted calls at start, says so, and calls go on at once', async () => {
  const before = await keys();
  const same = await createTestApp({ ...database, secret: FIRST });
  expect(await keys()).toEqual(before);
  await same.close();

  const lines: string[] = [];
  const changed = await createTestApp({
    ...database,
    secret: SECOND,
    logStream: { write: (line) => void lines.push(line) },
  });
  const after = await keys();
  expect(after).toHaveLength(1);
  expect(before).not.toContainEqual(after[0]);
  expect(lines.join('')).toContain('MAIDAN_SECRET has changed');
  const key = await changed.callAs(null, getCipherKey, {});
  expect(key.body).toMatchObject({ success: true, value: { kid: after[0]?.kid } });
  const input = { type: 'username', username: member.username, password: 'not the one' } as const;
  expect((await changed.callAs(null, login, input)).body).toMatchObject({ code: 'LOGIN_FAILED' });
  await changed.close();

  const both = await createTestApp({ ...database, secret: THIRD, oldSecrets: [SECOND] });
  expect(await keys()).toEqual(after);
  await both.close();
});

test('[MEM-14] a secret that opens nothing changes nothing and is told; with the old one beside it everything follows', async () => {
  expect(await sealEverythingAnew(place(FIRST))).toEqual({ anew: 0, closed: [] });
  expect(await sealEverythingAnew(place(FIRST))).toBeNull();
  const before = await sealedRows();
  expect(await sealEverythingAnew(place(SECOND))).toEqual({
    anew: 0,
    closed: ['1 authenticator apps', '1 payout account numbers'],
  });
  expect(await sealedRows()).toEqual(before);

  expect(await sealEverythingAnew(place(SECOND, [THIRD, FIRST]))).toEqual({ anew: 2, closed: [] });
  expect([await opensWith(FIRST), await opensWith(SECOND)]).toEqual([false, true]);
  expect(await sealEverythingAnew(place(SECOND))).toBeNull();
});
