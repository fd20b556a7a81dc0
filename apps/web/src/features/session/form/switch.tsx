import { clsx } from 'clsx';
import { useId } from 'react';

type SwitchProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two or three ways side by side, one of them chosen. Plain radio buttons underneath: arrows move between them. */
export function Switch<Value extends string>({ label, options, value, onChange }: SwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="bg-ground flex gap-1 rounded-lg p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            'has-focus-visible:outline-focus flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-md px-3 text-center text-sm font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            option.value === value ? 'bg-raised-strong text-text' : 'text-muted hover:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  );
}
