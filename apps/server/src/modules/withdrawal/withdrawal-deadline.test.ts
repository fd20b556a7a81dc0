import { setTimeout as pause } from 'node:timers/promises';
import { confirmWithdrawal } from '@maidan/contract/withdrawal/confirm-withdrawal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { sql } from '#db/sql.ts';
import { checkLedger } from '#ledger/check-ledger.ts';
import { asOwner } from '#testing/as-owner.ts';
import { balanceOf } from '#testing/deposits.ts';
import { startNodeProcess, type NodeProcess } from '#testing/node-process.ts';
import type { MemberCaller } from '#testing/test-app.ts';
import { bindAccount, giveDeposit } from '#testing/withdrawals.ts';
import { closeDueWithdrawals } from './due-withdrawals.ts';

const CLAIMS = 1_000;
const AT_ONCE = 16;
const AHEAD_MS = 120;
const AROUND_MS = 50;
const AMOUNT = 100_00n;
const FEE = 1_00n;

/** Here members come in and what is due is closed as fast as can be; the answers go to processes of their own. */
let processes: readonly NodeProcess[];

const database = await databaseForThisFile({ maxConnections: 30 });
const node = await nodeForThisFile(database);
beforeAll(async () => {
  processes = await Promise.all([
    startNodeProcess(database.url, { jumpHours: 1 }),
    startNodeProcess(database.url, { jumpHours: 1 }),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
});

/** Paid out, and nobody has answered. In one go: a thousand steps by hand would take longer than the race. */
async function disbursedClaims(member: MemberCaller): Promise<string[]> {
  const accountId = await bindAccount(database.db, member.memberId);
  await giveDeposit(database.db, member.memberId, AMOUNT * BigInt(CLAIMS));
  await asOwner(
    database.url,
    `do $$
    declare
      v_hold bigint;
      v_posted bigint;
      v_id bigint;
    begin
      for i in 1..${CLAIMS} loop
        select hold_id into v_hold from ledger_reserve('maidan', 'race:' || i, sha256('a'), 'PLY', 'member',
          '${member.memberId}', ${AMOUNT});
        select transaction_id into v_posted from ledger_post_hold('maidan', v_hold, 'race-post:' || i, sha256('b'),
          'withdrawal', array['withdrawals_out', 'house'], array['', ''], array[${AMOUNT - FEE}, ${FEE}]::bigint[]);
        insert into withdrawal (merchant, member_id, operation_id, payout_account_id, currency, amount, fee, hold_id,
          state, reference, disbursed_at, confirm_by, refund_if_forced, ledger_transaction_id)
        values ('maidan', ${member.memberId}, gen_random_uuid(), ${accountId}, 'PLY', ${AMOUNT}, ${FEE}, v_hold,
          'disbursed', 'race-' || i, platform_now(), platform_now() + interval '1 day', false, v_posted)
        returning id into v_id;
        insert into withdrawal_step (merchant, withdrawal_id, version, state, actor)
        values ('maidan', v_id, 1, 'disbursed', 'test');
      end loop;
    end $$`,
  );
  const rows = await database.db.query<{ id: bigint }>(
    sql`select id from withdrawal where member_id = ${member.memberId}::bigint order by id`,
  );
  return rows.map(({ id }) => id.toString());
}

/** The deadline is set when the answer is ready to go, so that they meet on a busy machine too. */
function meetDeadline(member: MemberCaller) {
  const taken = [5];
  return async (id: string, index: number): Promise<number> => {
    const process = processes[index % processes.length];
    if (process === undefined) throw new Error('no process runs');
    const [lead = 0] = taken
      .slice(-31)
      .toSorted((a, b) => a - b)
      .slice(Math.min(15, taken.length >> 1));
    const around = ((index * 37) % (2 * AROUND_MS + 1)) - AROUND_MS;
    await database.db.query(sql`
      update withdrawal set confirm_by = platform_now() + make_interval(secs => ${AHEAD_MS / 1000}) where id = ${id}::bigint`);
    await pause(Math.max(0, AHEAD_MS + around - lead));
    const began = performance.now();
    const status = await process.post(member, confirmWithdrawal, { id, answer: 'received' });
    taken.push(performance.now() - began);
    return status;
  };
}

async function closeUntil(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await closeDueWithdrawals(node.app.platform);
    await pause(5);
  }
}

type Outcome = { id: bigint; state: string; answers: number; inTime: boolean };

function outcomes(memberId: string): Promise<Outcome[]> {
  return database.db.query<Outcome>(sql`
    select w.id, w.state, w.moved_at < w.confirm_by as in_time,
      (select count(*)::int from withdrawal_step s where s.merchant = w.merchant and s.withdrawal_id = w.id
         and s.state in ('received', 'auto-received')) as answers
    from withdrawal w where w.member_id = ${memberId}::bigint`);
}

test('[MEM-06] T10, X4, F5: a thousand answers within 50 ms of their deadline, on two processes whose clocks jump by an hour: one outcome each', async () => {
  const member = await node.registerAndLogin();
  const claims = await disbursedClaims(member);
  const before = await balanceOf(database.db, member.memberId);
  const race = new AbortController();
  const closing = closeUntil(race.signal);
  const meet = meetDeadline(member);
  const answered = new Map<string, number>();
  const queue = claims.entries();
  const answerThem = async (): Promise<void> => {
    for (const [index, id] of queue) answered.set(id, await meet(id, index));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, answerThem));
  const stillOpen = async () =>
    (await outcomes(member.memberId)).filter(({ state }) => state === 'disbursed').length;
  await expect.poll(stillOpen, { timeout: 60_000 }).toBe(0);
  race.abort();
  await closing;

  const rows = await outcomes(member.memberId);
  expect(rows.length).toBe(CLAIMS);
  const wrong = rows.filter(({ id, state, answers, inTime }) => {
    const said = answered.get(id.toString()) === 200;
    return answers !== 1 || said !== inTime || state !== (said ? 'received' : 'auto-received');
  });
  expect(wrong).toEqual([]);
  // It was a race: some came in time, and some did not.
  const timely = rows.filter(({ inTime }) => inTime).length;
  expect(timely).toBeGreaterThan(0);
  expect(timely).toBeLessThan(CLAIMS);
  expect(await balanceOf(database.db, member.memberId)).toBe(before);
  expect(await checkLedger(database.db)).toEqual([]);
});
