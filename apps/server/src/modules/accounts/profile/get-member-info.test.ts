import { getMemberInfo } from '@maidan/contract/accounts/profile/get-member-info.ts';
import { getProtection } from '@maidan/contract/protection/get-protection.ts';
import { expect, test } from 'vitest';
import { switchOn, writeRule, writtenRule } from '#modules/rewards/rules/operate-rules.ts';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import type { Sql } from '#db/sql.ts';
import { headersOf, type MemberCaller } from '#testing/test-app.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);

async function labelIn(member: MemberCaller, language: string) {
  const answer = await node.app.inject({
    url: getMemberInfo.path,
    headers: { ...headersOf(member), 'x-language': language },
  });
  return answer.json<{ value: { vipLabelName: string | null } }>().value.vipLabelName;
}

test('[SET-04] [HDR-08] what nothing counts yet is left out, and which programmes run is the operator’s row with a rule', async () => {
  const member = await node.registerAndLogin();
  const promo = async () => {
    const { body } = await node.callAs(member, getMemberInfo, {});
    return body.success ? [body.value.availablePromoCount, body.value.availablePromo] : body.code;
  };
  expect(await promo()).toEqual([0, { REFERRAL: { enabled: false } }]);
  const { db, config, settings } = node.app.platform;
  const place = { db, config, actor: 'Anik' };
  const fact = { kind: 'friend', amount: '10.00', stake: '100.00', days: 7, monthly: '50.00' };
  const terms = { fact, period: 'once', largest: '10.00', budget: '15.00', claimDays: 7, payment: 'cash' };
  const words = { title: { en: 'Friends' }, summary: { en: 'For each.' } };
  await writeRule(place, writtenRule.parse({ code: 'friends', type: 'referral', ...words, terms }));
  expect(await promo()).toEqual([0, { REFERRAL: { enabled: false } }]);
  await switchOn(place, { code: 'friends', reason: 'a test' });
  expect(await promo()).toEqual([0, { REFERRAL: { enabled: true } }]);
  await settings.change('availablePromo', { REFERRAL: { enabled: false } });
  expect(await promo()).toEqual([0, { REFERRAL: { enabled: false } }]);
});

test('[SET-04] R2: an account that the house has closed for play says so, and a break of its own first', async () => {
  const member = await node.registerAndLogin();
  const shown = async () => {
    const [info, own] = [
      (await node.callAs(member, getMemberInfo, {})).body,
      (await node.callAs(member, getProtection, {})).body,
    ];
    if (!info.success || !own.success) throw new Error('not answered');
    expect(own.value.break).toEqual(info.value.break);
    return info.value.break;
  };
  expect(await shown()).toBeNull();
  const change = (what: Sql) =>
    database.db.query(sql`update member set ${what} where id = ${member.memberId}::bigint`);
  await change(sql`status = 'excluded'`);
  expect(await shown()).toEqual({ kind: 'closed', until: null });
  await change(sql`break_kind = 'timeout', break_until = '2099-01-01T00:00:00Z'`);
  expect(await shown()).toEqual({ kind: 'timeout', until: '2099-01-01T00:00:00.000Z' });
});

test('[SET-04] [HDR-06] the name of a rank is said in the language of the page, and as it is where it has no other', async () => {
  const member = await node.registerAndLogin();
  expect(await labelIn(member, 'bn')).toBeNull();
  const rank = (label: string) =>
    database.db.query(sql`
      update member set has_vip = true, vip_label = ${label}, vip_level = 3 where id = ${member.memberId}::bigint`);
  await rank('Marigold');
  expect([await labelIn(member, 'en'), await labelIn(member, 'bn')]).toEqual(['Marigold', 'গাঁদা']);
  await rank('Toucan');
  expect(await labelIn(member, 'bn')).toBe('Toucan');
});
