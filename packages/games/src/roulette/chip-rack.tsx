import type { Money } from '@maidan/contract/money.ts';
import { useId, type ReactNode } from 'react';
import type { Play } from '#frame/use-play.ts';
import { figure } from '#screen-parts/numbers.ts';
import type { RouletteTexts } from './roulette-texts.ts';
import { Chip } from './table.tsx';

type Props = {
  play: Play;
  words: RouletteTexts;
  chip: Money;
  staked: Money;
  locked: boolean;
  onChip: (chip: Money) => void;
  onUndo: () => void;
  onDouble: () => void;
  onClear: () => void;
};

/** Which chip is in the hand, what lies on the table, and three ways to change all of it. */
export function ChipRack(props: Props) {
  const { play, words, chip, staked, locked, onChip, onUndo, onDouble, onClear } = props;
  const name = useId();
  const empty = staked === 0n;
  return (
    <div className="rl-rack">
      <fieldset className="rl-chips">
        <legend className="gs-heard">{words.chips}</legend>
        {play.manifest.stakeSteps.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={name}
              checked={step === chip}
              aria-label={play.amountText(step)}
              onChange={() => onChip(step)}
            />
            <Chip amount={step} language={play.host.language} />
          </label>
        ))}
      </fieldset>
      <dl className="rl-staked">
        <dt>{words.staked}</dt>
        <dd data-testid="staked">{play.amountText(staked)}</dd>
      </dl>
      <div className="rl-tools">
        <Tool label={words.undo} off={locked || empty} onPress={onUndo}>
          <path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6" />
        </Tool>
        <Tool label={words.double} off={locked || empty} onPress={onDouble}>
          <text x="12" y="17">
            ×{figure(2, play.host.language)}
          </text>
        </Tool>
        <Tool label={words.clear} off={locked || empty} onPress={onClear}>
          <path d="M6 6l12 12M18 6 6 18" />
        </Tool>
      </div>
    </div>
  );
}

type ToolProps = { label: string; off: boolean; onPress: () => void; children: ReactNode };

function Tool({ label, off, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="gs-icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      <svg className="gs-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  );
}
