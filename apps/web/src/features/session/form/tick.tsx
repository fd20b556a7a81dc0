import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  children: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick with its sentence, and the paragraph that says what is missing. */
export function Tick({ children, error, ...input }: TickProps) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <span className="relative grid shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : id}
            className={clsx(
              'peer bg-ground checked:bg-action size-6 cursor-pointer appearance-none rounded-md transition-colors',
              error === undefined
                ? 'shadow-[inset_0_0_0_1px_var(--color-line)]'
                : 'shadow-[inset_0_0_0_2px_var(--color-loss)]',
              'checked:shadow-none',
            )}
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden
            className="text-on-action pointer-events-none absolute hidden peer-checked:block"
          />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={id} role="alert" className="text-loss pl-9 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
