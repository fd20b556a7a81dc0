import { Redis } from 'ioredis';

/**
 * One connection for commands. Nothing waits for a Redis that is gone or frozen: commands fail fast, and whoever
 * uses it has another way (limits count per node, news is healed from the database).
 */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 400,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', onError);
  return redis;
}

/** A subscribed connection can do nothing else, so it is one of its own. It subscribes again after every loss. */
export function openRedisSubscriber(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', onError);
  return redis;
}
