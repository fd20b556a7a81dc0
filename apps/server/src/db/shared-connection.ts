import type * as pg from 'pg';
import { isLostConnection } from './database-errors.ts';

type Shared = {
  readonly client: Promise<pg.PoolClient>;
  readonly until: number;
  readonly onLost: (reason?: Error) => void;
  users: number;
  lost?: Error;
};

/** After this long the pool is asked anew, so that whoever waits for a connection has a turn. */
const SHARED_FOR_MS = 500;

/** One connection of the pool for all who work at the same time. It goes back as soon as nobody does. */
export function shareConnection(
  pool: pg.Pool,
): <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T> {
  let current: Shared | undefined;

  const forget = (shared: Shared): void => {
    if (current === shared) current = undefined;
  };

  const take = (): Shared => {
    const shared: Shared = {
      client: pool.connect(),
      until: Date.now() + SHARED_FOR_MS,
      users: 0,
      onLost: (reason = new Error('the connection ended')) => {
        shared.lost ??= reason;
        forget(shared);
      },
    };
    shared.client.then((client) => client.on('error', shared.onLost).on('end', shared.onLost), shared.onLost);
    return shared;
  };

  const leave = async (shared: Shared): Promise<void> => {
    shared.users -= 1;
    if (shared.users > 0) return;
    forget(shared);
    const client = await shared.client.catch(() => undefined);
    client?.off('error', shared.onLost).off('end', shared.onLost).release(shared.lost);
  };

  return async (work) => {
    if (current === undefined || Date.now() > current.until) current = take();
    const shared = current;
    shared.users += 1;
    try {
      return await work(await shared.client);
    } catch (error) {
      // The one who waited in vain knows before the connection tells.
      if (isLostConnection(error)) shared.onLost(error);
      throw error;
    } finally {
      void leave(shared);
    }
  };
}
