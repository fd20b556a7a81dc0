import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';

type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  ref?: Ref<HTMLInputElement>;
};

/** The box alone, in the colours of the page rather than those of a browser; what it says stands in the label around it. */
export function CheckBox(input: CheckBoxProps) {
  return (
    <span className="relative grid shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        className={clsx(
          'peer bg-ground checked:bg-action size-6 cursor-pointer appearance-none rounded-md transition-colors',
          input['aria-invalid'] === true
            ? 'shadow-[inset_0_0_0_2px_var(--color-loss)]'
            : 'shadow-[inset_0_0_0_1px_var(--color-line)]',
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
  );
}
