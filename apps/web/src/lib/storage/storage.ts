/** A value kept in the browser. Reading checks its shape; a full, blocked or missing storage never throws. */
export type StoredValue<T> = {
  read: () => T;
  write: (value: T) => void;
  clear: () => void;
  /** Tells of every write in this page; made for `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
};

type Area = 'local' | 'session';

export function storedValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
  area: Area = 'local',
): StoredValue<T> {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read() {
      try {
        const text = storageArea(area)?.getItem(key);
        if (text === null || text === undefined) return fallback;
        const value: unknown = JSON.parse(text);
        return isValid(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        storageArea(area)?.setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full disks refuse; the page then forgets on reload, which is all that can be done.
      }
      for (const listener of listeners) listener();
    },
    clear() {
      try {
        storageArea(area)?.removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left to remove.
      }
      for (const listener of listeners) listener();
    },
  };
}

/** Undefined on the server. Touching `localStorage` may itself throw where cookies are blocked. */
export function storageArea(area: Area): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
