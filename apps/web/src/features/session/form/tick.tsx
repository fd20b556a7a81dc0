import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CheckBox } from '#lib/forms/check-box.tsx';

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
        <CheckBox
          {...input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
        />
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
