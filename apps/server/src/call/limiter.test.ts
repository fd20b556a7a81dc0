import { createLocalLimiter } from '@maidan/http/local-limiter.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Redis } from 'ioredis';
import { openRedis } from '#live/redis.ts';
import { createSharedLimiter } from '#call/limiter.ts';
import { startRedis } from '#testing/stand-ins/redis-server.ts';

const MINUTE = 60_000;
const now = () => 20 * MINUTE;

describe('on one node', () => {
  test('refuses what is above the limit until the minute is over, and says how long', () => {
    let clock = 10 * MINUTE + 15_000;
    const limiter = createLocalLimiter(() => clock);
    expect([limiter.take('a', 2), limiter.take('a', 2), limiter.take('a', 2)]).toEqual([0, 0, 45]);
    expect(limiter.take('b', 2)).toBe(0);
    clock = 11 * MINUTE;
    expect(limiter.take('a', 2)).toBe(0);
  });
});

describe('on several nodes', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  const connections: Redis[] = [];
  const connect = async () => {
    const redis = openRedis(server.url, () => undefined);
    connections.push(redis);
    await new Promise<void>((resolve) => redis.once('ready', () => resolve()));
    return redis;
  };

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => {
    for (const redis of connections) redis.disconnect();
    server.process.kill('SIGKILL');
  });

  test('counts together, and each for itself when Redis is gone: never open, never stuck', async () => {
    const [one, other] = [
      createSharedLimiter(await connect(), 'maidan', now),
      createSharedLimiter(await connect(), 'maidan', now),
    ];
    expect([await one.take('k', 3), await other.take('k', 3), await one.take('k', 3)]).toEqual([0, 0, 0]);
    expect(await other.take('k', 3)).toBe(60);
    // Frozen is worse than gone: nothing answers and nothing fails.
    server.process.kill('SIGSTOP');
    expect([await one.take('new', 2), await one.take('new', 2), await one.take('new', 2)]).toEqual([
      0, 0, 60,
    ]);
    server.process.kill('SIGCONT');
  });
});
