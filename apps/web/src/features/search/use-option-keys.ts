import { useCallback, useState } from 'react';
import type { KeyboardEvent } from 'react';

type OptionKeys = {
  /** The option the next Enter opens; -1 for none. */
  active: number;
  point: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * The keys of a list beside a field: the focus stays in the field, arrows go round, Home and End jump while an option is
 * pointed at (before that they belong to the text), Enter opens. `list` changes when other options stand there.
 */
export function useOptionKeys(list: string, count: number, open: (index: number) => void): OptionKeys {
  const [pointed, setPointed] = useState({ list, index: -1 });
  const active = pointed.list === list && pointed.index < count ? pointed.index : -1;
  const point = useCallback((index: number): void => setPointed({ list, index }), [list]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Somebody who composes a letter uses the same keys for it.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = targetOf(event.key, active, count);
    if (next !== null) {
      event.preventDefault();
      point(next);
    } else if (event.key === 'Enter' && count > 0) {
      event.preventDefault();
      open(Math.max(active, 0));
    }
  };
  return { active, point, onKeyDown };
}

function targetOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active === -1) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
