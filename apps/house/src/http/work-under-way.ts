import type { FastifyInstance } from 'fastify';

/** Longer than the platform is waited for, and shorter than a process is given to end. */
const MOST_WAIT_MS = 8_000;

/**
 * What has begun here goes on when whoever asked for it is gone, and the server counts only those who are there. The database stays open until it
 * has ended, or for as long as anybody may wait; what is then still open is found by the next process.
 */
export type WorkUnderWay = { track<Answer>(work: () => Answer): Answer };

export function trackWork(app: FastifyInstance, mostWaitMs = MOST_WAIT_MS): WorkUnderWay {
  const underWay = new Set<Promise<unknown>>();
  const track = <Answer>(work: () => Answer): Answer => {
    const answer = work();
    if (answer instanceof Promise) {
      underWay.add(answer);
      const ended = () => void underWay.delete(answer);
      answer.then(ended, ended);
    }
    return answer;
  };
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function tracked(request, reply) {
      return track(() => handler.call(this, request, reply));
    };
  });
  app.addHook('onClose', async () => {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, mostWaitMs)));
    await Promise.race([Promise.allSettled(underWay), enough]);
    clearTimeout(timer);
  });
  return { track };
}
