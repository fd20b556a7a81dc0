/**
 * Loaded into a node before it starts: its own clock jumps ahead and back, several times a second, by an hour or by as many as are asked for,
 * as a machine without a time service might. Nothing that moves money may ask it.
 */
const JUMP_MS = Number(process.env['CLOCK_JUMP_HOURS'] ?? 1) * 3_600_000;
const JUMPS = [0, JUMP_MS, 0, -JUMP_MS];
const EVERY_MS = 100;

const TrueDate = Date;
const now = (): number =>
  TrueDate.now() + (JUMPS[Math.floor(performance.now() / EVERY_MS) % JUMPS.length] ?? 0);

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given: unknown[]) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
