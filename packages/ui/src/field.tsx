import { clsx } from 'clsx';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands inside the box on the right: a show-password button, a unit. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** Label, input, hint and error tied together. Spread a form library's registration into it. */
export function Field({ label, hint, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={clsx(
            'bg-ground placeholder:text-muted h-12 w-full rounded-lg px-4 text-base shadow-[inset_0_0_0_1px_var(--color-line)] transition-shadow duration-150',
            'focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] focus-visible:outline-none',
            error !== undefined && 'shadow-[inset_0_0_0_1px_var(--color-loss)]',
            trailing !== undefined && 'pr-12',
          )}
        />
        {trailing !== undefined && (
          <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>
        )}
      </div>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={error === undefined ? undefined : 'alert'}
          className={clsx('text-sm', error === undefined ? 'text-muted' : 'text-loss')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
