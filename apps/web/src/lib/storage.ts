/** A value kept in the browser. Reading checks its shape; a full, blocked or missing storage never throws. */
export type StoredValue<T> = { read(): T; write(value: T): void; clear(): void };

type Area = 'local' | 'session';

export function storedValue<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
  area: Area = 'local',
): StoredValue<T> {
  return {
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
    },
    clear() {
      try {
        storageArea(area)?.removeItem(key);
      } catch {
        // Nothing was kept, so nothing is left to remove.
      }
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
