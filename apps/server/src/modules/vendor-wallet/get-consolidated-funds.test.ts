import { AGENT_TYPES } from '@maidan/contract/constants.ts';
import { getConsolidatedFunds } from '@maidan/contract/vendor-wallet/get-consolidated-funds.ts';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { postTransaction } from '#ledger/post-transaction.ts';
import { asOwner } from '#testing/as-owner.ts';
import type { MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

const fundsOf = async (member: MemberCaller) => {
  const { body } = await node.callAs(member, getConsolidatedFunds, {});
  if (!body.success) throw new Error(body.code);
  return body.value;
};

test('[API-02] [AGT-08] all own money adds up, wherever it lies', async () => {
  const member = await node.registerAndLogin();
  await asOwner(
    database.url,
    `insert into vendor (merchant, code, name, sort_order)
     values ('maidan', 'PG', '{"en": "PG", "bn": "পিজি"}', 1)`,
  );
  await postTransaction(database.db, {
    merchant: 'maidan',
    key: `funds:${member.memberId}`,
    kind: 'adjustment',
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner: member.memberId }, amount: -2_500n },
      { account: { kind: 'vendor_wallet', owner: `${member.memberId}:PG` }, amount: 2_500n },
    ],
  });
  expect(await fundsOf(member)).toMatchObject({
    total: '10000.00',
    available: '9975.00',
    held: '0.00',
    vendors: '25.00',
    currencySymbol: '৳',
  });
});

test('[AGT-08] a kind of contract is flagged for both sides once it was accepted', async () => {
  const [agent, member, stranger] = [
    await node.registerAndLogin(),
    await node.registerAndLogin(),
    await node.registerAndLogin(),
  ];
  await database.db.query(sql`
    update member set type = ${AGENT_TYPES[0]} where id = ${agent.memberId}::bigint`);
  await database.db.query(sql`
    update member set upline_id = ${agent.memberId}::bigint where id = ${member.memberId}::bigint`);
  await database.db.query(sql`
    insert into agent_contract (merchant, upline_id, downline_id, type, rate_basis_points, tiers, period)
    select 'maidan', upline, downline, 'dividend', 100,
      '[{"rate": 100, "members": 0, "validBet": 0, "profitLoss": 0, "betAmount": 0}]', 'daily'
    from (values (null::bigint, ${agent.memberId}::bigint), (${agent.memberId}::bigint, ${member.memberId}::bigint)) c (upline, downline)`);
  expect((await fundsOf(member)).divtypereq).toBe(false);
  await database.db.query(sql`update agent_contract set state = 'accepted', decided_at = platform_now()`);
  const flags = {
    divtypereq: true,
    dailysalreqtype: false,
    contracthoursalreq: false,
    realtimesalreqtype: false,
  };
  expect(await fundsOf(member)).toMatchObject(flags);
  expect(await fundsOf(agent)).toMatchObject(flags);
  expect(await fundsOf(stranger)).toMatchObject({ ...flags, divtypereq: false });
});
