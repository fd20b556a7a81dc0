import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FilterChipProps = {
  pressed: boolean;
  onPress: () => void;
  /** The pointer is there or the focus: the answer may be fetched already. */
  onIntent?: (() => void) | undefined;
  children: ReactNode;
};

/** Something that is on or off. */
export function FilterChip({ pressed, onPress, onIntent, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={clsx(
        'flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150',
        pressed ? 'bg-text text-ground' : 'bg-surface text-muted hover:bg-raised hover:text-text',
      )}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  );
}
