import clsx from 'clsx';
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
        <input
          {...input}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          className={clsx(
            'accent-action size-5 shrink-0 cursor-pointer rounded-sm',
            error !== undefined && 'outline-loss outline-1 outline-offset-2',
          )}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={id} role="alert" className="text-loss pl-8 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
