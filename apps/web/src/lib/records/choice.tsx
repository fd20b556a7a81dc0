import { useId } from 'react';

type ChoiceProps<Value extends string> = {
  label: string;
  /** Shown first, for no choice at all. */
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; text: string }[];
  onChoose: (value: Value | null) => void;
};

/** One filter: the browser's own list, which every phone and screen reader knows. */
export function Choice<Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 basis-36 flex-col gap-1">
      <label htmlFor={id} className="text-muted text-xs font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        className="bg-ground focus-visible:outline-focus h-11 w-full rounded-lg pr-9 pl-3 text-sm text-ellipsis shadow-[inset_0_0_0_1px_var(--color-line)]"
        onChange={(event) =>
          onChoose(options.find((option) => option.value === event.target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
