import { randomUUID } from 'node:crypto';
import { addressKey } from '@maidan/http/address-key.ts';
import { sql } from '#db/sql.ts';
import type { TestApp } from './test-app.ts';

/** A captcha of this address whose work is no work: the door itself stays as it is. */
export async function solvedCaptcha(node: TestApp, ip = '127.0.0.1'): Promise<{ id: string; proof: string }> {
  const id = randomUUID();
  await node.app.platform.db.query(sql`
    insert into captcha (merchant, id, answer_hash, challenge, zero_bits, ip, expires_at)
    values (${node.app.platform.config.merchant}, ${id}::uuid, ${Buffer.alloc(32)}, 'easy', 0, ${addressKey(ip)},
            platform_now() + interval '2 minutes')`);
  return { id, proof: 'any' };
}

/** Lets the time of every lock and window pass. */
export async function waitOutThrottles(node: TestApp): Promise<void> {
  await node.app.platform.db.query(sql`
    update throttle set locked_until = platform_now() - interval '1 second' where locked_until is not null`);
}
