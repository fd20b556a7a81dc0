/** Of one member so many calls are under way at a node: as many as a browser sends at once. */
const AT_ONCE = 6;

type Lane = { busy: number; waiting: (() => void)[] };

/**
 * Calls of one member mostly wait for one another in the database, each with one of the node's connections in hand. Here they
 * wait with empty hands, so that nobody takes the connections of all others by sending a hundred things at once. How many
 * wait is bounded by how often each may be asked for (`limit.ts`).
 */
export class Turns {
  readonly #lanes = new Map<string, Lane>();

  async inTurn<Value>(who: string, act: () => Promise<Value> | Value): Promise<Value> {
    const lane = this.#lanes.get(who) ?? { busy: 0, waiting: [] };
    this.#lanes.set(who, lane);
    if (lane.busy < AT_ONCE) lane.busy += 1;
    else await new Promise<void>((resolve) => void lane.waiting.push(resolve));
    try {
      return await act();
    } finally {
      // Whoever waits takes over the turn as it is.
      const next = lane.waiting.shift();
      if (next !== undefined) next();
      else if ((lane.busy -= 1) === 0) this.#lanes.delete(who);
    }
  }

  /** Of how many members something is under way. */
  get size(): number {
    return this.#lanes.size;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns;
  }
}
