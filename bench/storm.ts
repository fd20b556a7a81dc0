/** T24: ten thousand wrong passwords for one account from two hundred addresses, by somebody who waits out every lock. */
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sql } from '@maidan/server/db/sql.ts';
import { solvedCaptcha, waitOutThrottles } from '@maidan/server/testing/solve-captcha.ts';
import { PASSWORD, type TestApp } from '@maidan/server/testing/test-app.ts';
import { withDoor } from './door.ts';
import type { Measurement } from './report.ts';

const ATTEMPTS = 10_000;
const ADDRESSES = 200;
const AT_ONCE = 50;

export async function measureStorm(): Promise<Measurement[]> {
  return await withDoor(async (node, db) => {
    const { username, memberId } = await node.registerAndLogin();
    const sessions = async () =>
      (await db.query(sql`select from session where member_id = ${memberId}::bigint`)).length;
    const before = await sessions();
    let lookedAt = 0;
    for (let start = 0; start < ATTEMPTS; start += AT_ONCE) {
      const wave = Array.from({ length: AT_ONCE }, (_, index) => {
        const from = (start + index) % ADDRESSES;
        return enter(node, username, `guess ${start + index}`, `10.${from % 40}.${from}.1`);
      });
      lookedAt += (await Promise.all(wave)).filter((code) => code === 'LOGIN_FAILED').length;
      await waitOutThrottles(node);
    }
    if ((await sessions()) !== before) throw new Error('a wrong password opened a session');
    const home = await enter(node, username, PASSWORD, '127.0.0.1');
    await waitOutThrottles(node);
    const abroad = await enter(node, username, PASSWORD, '10.200.0.1');
    if (home !== 'OK' || abroad !== 'OK')
      throw new Error(`the owner was kept out: at home ${home}, elsewhere ${abroad}`);
    return [
      {
        what: 'guesses that were looked at, of all wrong passwords for one account from many addresses',
        ratio: lookedAt / ATTEMPTS,
        bar: { kind: 'at most', value: 0.05 },
        detail: `${ATTEMPTS} attempts, ${ADDRESSES} addresses; nobody came in but the owner, at home without waiting`,
      },
    ];
  });
}

async function enter(node: TestApp, username: string, password: string, ip: string): Promise<string> {
  const captcha = await solvedCaptcha(node, ip);
  const { body } = await node.callAs({ ip }, login, { type: 'username', username, password, captcha });
  return body.success ? 'OK' : body.code;
}
