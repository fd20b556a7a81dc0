import { confirmLimit } from '@maidan/contract/protection/confirm-limit.ts';
import { getProtection } from '@maidan/contract/protection/get-protection.ts';
import { setLimit } from '@maidan/contract/protection/set-limit.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { createMaidanDriver } from '#conformance/maidan-driver.ts';
import { asOwner } from '#testing/as-owner.ts';
import { sitDown } from '#testing/play-rounds.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { assertMayPlay } from './may.ts';

const database = await databaseForThisFile();
const node = await nodeForThisFile(database);
beforeAll(async () => {
  await (await createMaidanDriver(database.db, database.url)).close();
});

type Period = 'each' | 'day';
const set = (member: MemberCaller, value: string | null, period: Period = 'each') =>
  node.callAs(member, setLimit, { kind: 'wager', period, value } as never);
const outcomeOf = async (answer: ReturnType<typeof set>) => {
  const { body } = await answer;
  return body.success ? body.value.outcome : body.code;
};

describe('refusals: no limit is written', () => {
  test('R1: a single bet has no day, a stake no bet, and nothing is no limit', async () => {
    const member = await node.registerAndLogin();
    expect(await outcomeOf(set(member, '20.00', 'day'))).toBe('BAD_REQUEST');
    expect(await outcomeOf(set(member, '0.00'))).toBe('BAD_REQUEST');
    expect(await outcomeOf(set(member, '60'))).toBe('BAD_REQUEST');
    const odd = { kind: 'stake', period: 'each', value: '20.00' } as never;
    expect((await node.callAs(member, setLimit, odd)).status).toBe(400);
    expect(await database.db.query(sql`select kind from player_limit`)).toEqual([]);
    await expect(
      asOwner(
        database.url,
        `insert into player_limit (merchant, member_id, kind, period, value)
         values ('maidan', ${member.memberId}, 'wager', 'week', 1)`,
      ),
    ).rejects.toThrow('player_limit_period_check');
  });
});

describe('R1: a limit for one bet', () => {
  test('R1: refuses the bet above it and none up to it, however many there are, and the game still opens', async () => {
    const member = await node.registerAndLogin();
    expect(await outcomeOf(set(member, '20.00'))).toBe('set');
    const seat = await sitDown(database.db, member.memberId);
    await expect(seat.play('w-1', '20.01', '0.00')).rejects.toThrow('LIMIT_REACHED');
    for (const round of ['w-2', 'w-3', 'w-4']) await seat.play(round, '20.00', '5.00');
    await expect(assertMayPlay(node.app.platform, member.memberId)).resolves.toBeUndefined();
    const { body } = await node.callAs(member, getProtection, {});
    expect(body).toMatchObject({
      value: { limits: [{ kind: 'wager', period: 'each', value: '20.00', used: '0.00', left: '20.00' }] },
    });
    expect(await checkLedger(database.db)).toEqual([]);
  });

  test('R1: the tightest of all limits wins; lower holds at once, higher after a day and a second yes', async () => {
    const member = await node.registerAndLogin();
    await set(member, '50.00');
    await node.callAs(member, setLimit, { kind: 'stake', period: 'day', value: '60.00' });
    const seat = await sitDown(database.db, member.memberId);
    await seat.play('t-1', '50.00', '0.00');
    await expect(seat.play('t-2', '10.01', '0.00')).rejects.toThrow('LIMIT_REACHED');
    expect(await outcomeOf(set(member, '5.00'))).toBe('set');
    await expect(seat.play('t-3', '5.01', '0.00')).rejects.toThrow('LIMIT_REACHED');
    expect(await outcomeOf(set(member, '500.00'))).toBe('asked');
    const yes = () => node.callAs(member, confirmLimit, { kind: 'wager', period: 'each' });
    expect((await yes()).body).toMatchObject({ code: 'LIMIT_TOO_EARLY' });
    await expect(seat.play('t-4', '5.01', '0.00')).rejects.toThrow('LIMIT_REACHED');
    await asOwner(
      database.url,
      `update player_limit set wanted_from = platform_now() - interval '1 second' where wanted is not null`,
    );
    expect((await yes()).status).toBe(200);
    await seat.play('t-5', '5.01', '0.00');
  });
});
