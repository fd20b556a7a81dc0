import { useRef } from 'react';
import { storedValue } from '#lib/storage/storage.ts';
import { newId } from './new-id.ts';

/** What an id stands for: the same wish keeps it through every retry, another one gets another. */
type Wish = { of: string; id: string; at: number };

/** Whoever comes back after that long wants it once more. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 20;

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  typeof value.of === 'string' &&
  'id' in value &&
  typeof value.id === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const kept = storedValue<readonly Wish[]>(
  'maidan-wishes',
  (value): value is readonly Wish[] => Array.isArray(value) && value.every(isWish),
  [],
  'session',
);

const stillKept = (): Wish[] => kept.read().filter(({ at }) => Date.now() - at < KEPT_MS);
const others = (wish: string): Wish[] => stillKept().filter(({ of }) => of !== wish);

export type OperationId = {
  /** Before it is sent: the id of this wish. */
  of: (wish: string) => string;
  /** Answered: the same once more is another wish. */
  done: (wish: string) => void;
};

/**
 * T9: one wish has one id, however often it is sent, so that neither a second press nor a lost answer moves anything
 * twice. `session` writes it down before it is sent and so survives a reload; `page` is for wishes that are texts of a
 * person, which are written nowhere. No secret is part of a wish.
 */
export function useOperationId(area: 'session' | 'page'): OperationId {
  // Also where the browser keeps nothing.
  const here = useRef(new Map<string, string>());
  return {
    of(wish) {
      const written = stillKept().find(({ of }) => of === wish);
      const id = here.current.get(wish) ?? written?.id ?? newId();
      here.current.set(wish, id);
      if (area === 'session') {
        kept.write([...others(wish).slice(1 - MOST_KEPT), { of: wish, id, at: Date.now() }]);
      }
      return id;
    },
    done(wish) {
      here.current.delete(wish);
      if (area === 'session') kept.write(others(wish));
    },
  };
}
