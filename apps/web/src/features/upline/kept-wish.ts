import { newId } from '#lib/call/new-id.ts';
import { storedValue } from '#lib/storage/storage.ts';

/** What an id stands for: the same wish keeps it through every retry, also after a reload; another one gets another. */
type Wish = { id: string; of: string; at: number };

/** Whoever comes back after that long wants to send once more. */
const KEPT_MS = 10 * 60_000;

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'of' in value &&
  typeof value.of === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const kept = storedValue<Wish | null>(
  'maidan-upline-wish',
  (value): value is Wish | null => isWish(value),
  null,
  'session',
);

/** T9: written down before it is sent, so that a lost answer or a reload never sends twice. */
export function idOfWish(to: string, amount: string): string {
  const of = `${to} ${amount}`;
  const known = kept.read();
  if (known?.of === of && Date.now() - known.at < KEPT_MS) return known.id;
  const wish = { id: newId(), of, at: Date.now() };
  kept.write(wish);
  return wish.id;
}

export function forgetWish(): void {
  kept.clear();
}
