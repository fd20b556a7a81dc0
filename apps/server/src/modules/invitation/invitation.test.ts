import { randomUUID } from 'node:crypto';
import { countInvitationVisit } from '@maidan/contract/invitation/count-invitation-visit.ts';
import { createInvitationLink } from '@maidan/contract/invitation/create-invitation-link.ts';
import { getDownlineMember } from '@maidan/contract/downline/get-downline-member.ts';
import { listInvitationLinks } from '@maidan/contract/invitation/list-invitation-links.ts';
import { setInvitationLink } from '@maidan/contract/invitation/set-invitation-link.ts';
import { register } from '@maidan/contract/accounts/registration/register.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#db/sql.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { registerInput, uniqueName, type MemberCaller } from '#testing/test-app.ts';
import { putBelow } from '#testing/uplines.ts';
import { giveDeposit, playRound } from '#testing/withdrawals.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
let agent: MemberCaller;
let rival: MemberCaller;
beforeAll(async () => {
  [agent, rival] = [await node.registerAndLogin(), await node.registerAndLogin()];
  await database.db.query(sql`update member set type = 2, rebate_basis_points = 60
    where id = any(${[agent.memberId, rival.memberId]}::bigint[])`);
});

const codeOf = ({ body }: { body: { success: boolean; code?: string } }) =>
  body.success ? 'done' : (body.code ?? '');
async function make(change: object = {}) {
  const { body } = await node.callAs(agent, createInvitationLink, {
    channel: 'Friends',
    rebate: 40,
    days: 'never',
    ...change,
  } as never);
  if (!body.success) throw new Error(body.code);
  return body.value;
}
const visit = (code: string, browser: string = randomUUID()) =>
  node.callAs(null, countInvitationVisit, { code, browser });
async function linkOf(code: string) {
  const { body } = await node.callAs(agent, listInvitationLinks, {});
  return body.success ? body.value.links.find((link) => link.code === code) : undefined;
}
async function join(affiliateCode: string) {
  const username = uniqueName();
  const answer = await node.callAs(null, register, {
    ...registerInput(username),
    affiliateCode,
    domain: 'localhost',
  });
  const [row] = await database.db.query<{ id: string; uplineId: string; rebate: number }>(sql`
    select id::text, upline_id::text, rebate_basis_points as rebate from member where username = ${username}`);
  return { code: codeOf(answer), row };
}

describe('refusals', () => {
  test('[AGT-09] a rebate above the own, too many links, and a member who is no agent', async () => {
    const wish = { channel: 'Shop', rebate: 61, days: 'never' } as const;
    expect(codeOf(await node.callAs(agent, createInvitationLink, wish))).toBe('REBATE_BOUNDS');
    const plain = await node.registerAndLogin();
    expect(codeOf(await node.callAs(plain, createInvitationLink, { ...wish, rebate: 0 }))).toBe(
      'NOT_ALLOWED',
    );
    const { settings } = node.app.platform;
    const rules = await settings.get('downline');
    await settings.change('downline', { ...rules, links: 2 });
    const many = Array.from({ length: 5 }, () =>
      node.callAs(rival, createInvitationLink, { ...wish, rebate: 0 }),
    );
    expect((await Promise.all(many)).map(codeOf).toSorted()).toEqual([
      'LINKS_FULL',
      'LINKS_FULL',
      'LINKS_FULL',
      'done',
      'done',
    ]);
    await settings.change('downline', rules);
  });

  test('[AGT-09] another agent’s link is not found and stays as it is', async () => {
    const { code } = await make();
    expect(codeOf(await node.callAs(rival, setInvitationLink, { code, on: false }))).toBe('NOT_FOUND');
    expect((await linkOf(code))?.on).toBe(true);
  });

  test('[AGT-09] R2: whoever takes a break switches a link off, and not on again', async () => {
    const resting = await node.registerAndLogin();
    await database.db.query(sql`update member set type = 2 where id = ${resting.memberId}::bigint`);
    const wish = { channel: 'Friends', rebate: 0, days: 'never' } as const;
    const { body } = await node.callAs(resting, createInvitationLink, wish);
    if (!body.success) throw new Error(body.code);
    const { code } = body.value;
    await database.db.query(sql`
      update member set break_kind = 'timeout', break_until = platform_now() + interval '1 day'
      where id = ${resting.memberId}::bigint`);
    expect(codeOf(await node.callAs(resting, setInvitationLink, { code, on: true }))).toBe('ON_BREAK');
    expect(codeOf(await node.callAs(resting, setInvitationLink, { code, on: false }))).toBe('done');
    expect(codeOf(await node.callAs(resting, setInvitationLink, { code, on: true }))).toBe('ON_BREAK');
    const { body: list } = await node.callAs(resting, listInvitationLinks, {});
    expect(list).toMatchObject({ value: { links: [{ code, on: false }] } });
  });

  test('[AGT-09] [REG-08] a link that is off or over brings nobody and counts nobody', async () => {
    const { code } = await make();
    expect(codeOf(await node.callAs(agent, setInvitationLink, { code, on: false }))).toBe('done');
    expect((await join(code)).code).toBe('INVITATION_INVALID');
    await node.callAs(agent, setInvitationLink, { code, on: true });
    await database.db.query(sql`update affiliate set expires_at = platform_now() where code = ${code}`);
    expect((await join(code)).code).toBe('INVITATION_INVALID');
    // Whoever asks is told nothing by it.
    expect([codeOf(await visit(code)), codeOf(await visit('NOBODYS'))]).toEqual(['done', 'done']);
    expect((await linkOf(code))?.funnel.visits).toBe(0);
  });
});

test('[AGT-09] a link counts each browser once, then who registers, deposits and plays; they stand below with its rebate', async () => {
  const { code } = await make({ channel: 'বন্ধুরা', days: '30' });
  const browser = randomUUID();
  await Promise.all([
    visit(code, browser),
    visit(code.toLowerCase(), browser),
    visit(code, browser),
    visit(code),
  ]);
  const { row } = await join(code.toLowerCase());
  expect(row).toMatchObject({ uplineId: agent.memberId, rebate: 40 });
  await join(code);
  await giveDeposit(database.db, row?.id ?? '', 100_00n);
  await playRound(database.url, row?.id ?? '', 500n);
  const link = await linkOf(code);
  expect(link).toMatchObject({
    channel: 'বন্ধুরা',
    rebate: 40,
    funnel: { visits: 2, registered: 2, active: 1 },
  });
  const brought = async (reader: MemberCaller) => {
    const { body } = await node.callAs(reader, getDownlineMember, { id: row?.id ?? '' });
    return body.success && body.value.channel;
  };
  expect(await brought(agent)).toBe('বন্ধুরা');
  // The name of a link is for its owner alone.
  const above = await node.registerAndLogin();
  await database.db.query(
    sql`update member set rebate_basis_points = 60 where id = ${above.memberId}::bigint`,
  );
  await putBelow(node, above, agent);
  expect(await brought(above)).toBe(null);
  // The own rebate has fallen since: nobody who comes now gets more than it.
  await database.db.query(
    sql`update member set rebate_basis_points = 0 where upline_id = ${agent.memberId}::bigint`,
  );
  await database.db.query(
    sql`update member set rebate_basis_points = 25 where id = ${agent.memberId}::bigint`,
  );
  expect((await join(code)).row?.rebate).toBe(25);
});
