/** How many of something each key holds at this moment. A key that holds nothing takes no room. */
export function createHeldCount(most: number) {
  const held = new Map<string, number>();
  return {
    isFull: (key: string): boolean => (held.get(key) ?? 0) >= most,
    /** Answers with how to give it back, which counts once. */
    hold: (key: string): (() => void) => {
      held.set(key, (held.get(key) ?? 0) + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = (held.get(key) ?? 1) - 1;
        if (left === 0) held.delete(key);
        else held.set(key, left);
      };
    },
    keys: () => held.size,
  };
}
