/** A set of listeners in which a failing one does not silence the others. */
export function createListeners<Args extends readonly unknown[]>(onError: (error: unknown) => void) {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...args: Args) => {
      for (const listener of listeners) {
        try {
          listener(...args);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
