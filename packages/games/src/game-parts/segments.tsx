import './game-parts.css';
import { useId } from 'react';

type Props<Value> = {
  label: string;
  options: readonly { readonly value: Value; readonly text: string }[];
  value: Value;
  locked: boolean;
  onChange: (value: Value) => void;
};

/** One of a few, all in view: rows, risk, cards. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  locked,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="gp-segments" disabled={locked}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
