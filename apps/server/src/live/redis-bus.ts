import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { openRedisSubscriber } from '#live/redis.ts';
import { readBusMessage, type Bus, type BusMessage, type WhenUntold } from './bus.ts';
import { createListeners } from './listeners.ts';

type Options = WhenUntold & { redis: Redis; url: string; merchant: string; log: FastifyBaseLogger };

/** A node starts without Redis too; it listens as soon as Redis is there. */
const WAIT_FOR_REDIS_MS = 2_000;

/** News between nodes over Redis pub/sub. */
export async function createRedisBus({ redis, url, merchant, log, onUntold }: Options): Promise<Bus> {
  const topic = `${merchant}:live`;
  const onError = (error: unknown) => log.error({ err: error }, 'a listener failed');
  const messages = createListeners<[BusMessage]>(onError);
  const gaps = createListeners<[]>(onError);
  const lost = (error: unknown) => log.warn({ err: error }, 'the news connection was lost');
  const subscriber = openRedisSubscriber(url, lost);
  subscriber.on('message', (_topic, text) => {
    const message = readBusMessage(text);
    if (message !== null) messages.tell(message);
  });
  const subscribed = subscriber.subscribe(topic).catch(onError);
  await Promise.race([subscribed, pause(WAIT_FOR_REDIS_MS)]);
  // It is ready before it hears again; what is told in between is part of the gap.
  subscriber.on('ready', () => void subscriber.subscribe(topic).then(() => gaps.tell(), lost));
  return {
    publish: async (message) => {
      await redis.publish(topic, JSON.stringify(message)).catch((error: unknown) => {
        log.warn({ err: error }, 'news could not be published');
        onUntold?.(error);
        // The own node at least hears it; others find out when they look at the database.
        messages.tell(message);
      });
    },
    subscribe: messages.add,
    onGap: gaps.add,
    close: () => {
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}
