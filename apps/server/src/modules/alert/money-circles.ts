export type LineTransfer = {
  senderId: bigint;
  receiverId: bigint;
  isDown: boolean;
  amount: bigint;
  at: Date;
};
type Circle = { memberId: bigint; times: number };

const DAY_MS = 86_400_000;
/** Money that rests longer with somebody is no longer on its way. */
const RESTS_MS = 2 * DAY_MS;
/** What is sent to the same one within this time are parts of one sending. */
const TOGETHER_MS = DAY_MS / 4;

/** What an agent sent down to somebody, and what of it came back. */
type Lot = { origin: bigint; amount: bigint; back: bigint; isRound: boolean; began: number };
/** A part of it in somebody's hands. */
type Part = { lot: Lot; amount: bigint; until: number };

/**
 * T9: who sent money down a line and had half of it or more back, by whatever hands and in whatever parts, and how often. Each transfer passes on
 * what its sender has of it, the oldest first, for each agent it came from on its own. What goes out in parts and comes back at once, and
 * what goes at once and comes in parts, are one time. `transfers`: the oldest first.
 */
export function findCircles(transfers: readonly LineTransfer[]): Circle[] {
  const held = new Map<bigint, Part[]>();
  const latest = new Map<string, Lot>();
  const lots = new Map<bigint, number>();
  const returns = new Map<bigint, number>();
  for (const { senderId, receiverId, isDown, amount, at } of transfers) {
    const now = at.getTime();
    const left = new Map<bigint, bigint>();
    const completes = new Set<bigint>();
    const passed: Part[] = [];
    const kept: Part[] = [];
    for (const part of held.get(senderId) ?? []) {
      if (part.until < now) continue;
      const { origin } = part.lot;
      const room = left.get(origin) ?? amount;
      const moved = part.amount < room ? part.amount : room;
      left.set(origin, room - moved);
      if (moved < part.amount) kept.push({ ...part, amount: part.amount - moved });
      if (moved > 0n) passed.push({ lot: part.lot, amount: moved, until: now + RESTS_MS });
    }
    held.set(senderId, kept);
    const onward: Part[] = [];
    for (const part of passed) {
      const { lot } = part;
      if (lot.origin !== receiverId) onward.push(part);
      else {
        lot.back += part.amount;
        if (!lot.isRound && lot.back * 2n >= lot.amount) {
          lot.isRound = true;
          lots.set(receiverId, (lots.get(receiverId) ?? 0) + 1);
          completes.add(receiverId);
        }
      }
    }
    for (const origin of completes) returns.set(origin, (returns.get(origin) ?? 0) + 1);
    if (isDown) {
      const way = `${senderId}-${receiverId}`;
      const known = latest.get(way);
      const isPart = known !== undefined && !known.isRound && now - known.began < TOGETHER_MS;
      const lot = isPart ? known : { origin: senderId, amount: 0n, back: 0n, isRound: false, began: now };
      lot.amount += amount;
      latest.set(way, lot);
      onward.push({ lot, amount, until: now + RESTS_MS });
    }
    held.set(receiverId, [...(held.get(receiverId) ?? []), ...onward]);
  }
  return [...lots].map(([memberId, count]) => ({
    memberId,
    times: Math.min(count, returns.get(memberId) ?? 0),
  }));
}
