import { useId, type ReactNode } from 'react';

type SelectProps = { label: string; value: string; onValue: (value: string) => void; children: ReactNode };

/** The browser's own list with its name above it. */
export function Select({ label, value, onValue, children }: SelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        className="bg-ground focus-visible:outline-focus h-12 w-full rounded-lg pr-9 pl-4 text-base text-ellipsis shadow-[inset_0_0_0_1px_var(--color-line)]"
        onChange={({ target }) => onValue(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
