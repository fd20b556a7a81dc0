import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { openRedisSubscriber } from '#adapters/redis.ts';
import type { Bus, BusMessage } from './bus.ts';
import { createListeners } from './listeners.ts';

type Options = { redis: Redis; url: string; merchant: string; log: FastifyBaseLogger };

/** News between nodes over Redis pub/sub. */
export async function createRedisBus({ redis, url, merchant, log }: Options): Promise<Bus> {
  const topic = `${merchant}:live`;
  const subscriber = openRedisSubscriber(url, (error) =>
    log.warn({ err: error }, 'the news connection was lost'),
  );
  const messages = createListeners<[BusMessage]>((error) => log.error({ err: error }, 'a listener failed'));
  const gaps = createListeners<[]>((error) => log.error({ err: error }, 'a listener failed'));
  subscriber.on('message', (_topic, text) => messages.tell(JSON.parse(text) as BusMessage));
  await subscriber.subscribe(topic);
  subscriber.on('ready', () => gaps.tell());
  return {
    publish: async (message) => {
      await redis.publish(topic, JSON.stringify(message)).catch((error: unknown) => {
        log.warn({ err: error }, 'news could not be published');
        // The own node at least hears it; others find out when they look at the database.
        messages.tell(message);
      });
    },
    subscribe: messages.add,
    onGap: gaps.add,
    close: async () => {
      subscriber.disconnect();
      await Promise.resolve();
    },
  };
}
