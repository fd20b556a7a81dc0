import { minor, type Money } from '@maidan/contract/money.ts';
import { useState, type ReactNode } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { AUTO_LOSSES, AUTO_ROUNDS, AUTO_WINS, type AutoStops } from './auto-play.ts';
import type { Play } from './use-play.ts';

type Props = {
  play: Play;
  /** What one round costs at the moment. */
  stake: Money;
  /** Null: the operator does not allow it, or the game cannot be played so. */
  onAuto: ((stops: AutoStops) => void) | null;
  canBeQuick: boolean;
  hasFeature: boolean;
};

export function OptionsPanel({ play, stake, onAuto, canBeQuick, hasFeature }: Props) {
  const { texts, quick } = play;
  return (
    <>
      {canBeQuick && (
        <Switch className="gs-card gf-switch" on={quick.on} onChange={quick.toggle}>
          <strong>{texts.quick.title}</strong>
          <small>{texts.quick.note}</small>
        </Switch>
      )}
      {onAuto && <AutoForm play={play} stake={stake} hasFeature={hasFeature} onAuto={onAuto} />}
    </>
  );
}

type FormProps = Pick<Props, 'play' | 'stake' | 'hasFeature'> & { onAuto: (stops: AutoStops) => void };

function AutoForm({ play, stake, hasFeature, onAuto }: FormProps) {
  const { texts, host, amountText } = play;
  const { auto } = texts;
  const [rounds, setRounds] = useState<number>(AUTO_ROUNDS[0]);
  const [loss, setLoss] = useState<number>(AUTO_LOSSES[0]);
  const [win, setWin] = useState<number>(0);
  const [onFeature, setOnFeature] = useState(true);
  const times = (count: number): Money => minor(stake * BigInt(count));
  const start = () =>
    onAuto({
      rounds,
      loss: times(loss),
      singleWin: win === 0 ? null : times(win),
      onFeature: hasFeature && onFeature,
    });
  return (
    <section className="gs-card gf-auto">
      <h3>{auto.title}</h3>
      <Choice
        name={auto.rounds}
        choices={AUTO_ROUNDS.map((count) => [count, figure(count, host.language)])}
        chosen={rounds}
        onChoose={setRounds}
      />
      <Choice
        name={auto.loss}
        choices={AUTO_LOSSES.map((count) => [count, amountText(times(count))])}
        chosen={loss}
        onChoose={setLoss}
      />
      <Choice
        name={auto.win}
        choices={[[0, auto.never], ...AUTO_WINS.map((count) => [count, amountText(times(count))] as const)]}
        chosen={win}
        onChoose={setWin}
      />
      {hasFeature && (
        <Switch className="gf-switch" on={onFeature} onChange={() => setOnFeature(!onFeature)}>
          {auto.feature}
        </Switch>
      )}
      <button type="button" className="gs-action" onClick={start}>
        {fill(auto.start, { rounds: figure(rounds, host.language) })}
      </button>
    </section>
  );
}

type ChoiceProps = {
  name: string;
  choices: readonly (readonly [number, string])[];
  chosen: number;
  onChoose: (value: number) => void;
};

function Choice({ name, choices, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="gf-choice">
      <legend>{name}</legend>
      <div>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = { className: string; on: boolean; onChange: () => void; children: ReactNode };

export function Switch({ className, on, onChange, children }: SwitchProps) {
  return (
    <label className={className}>
      <span>{children}</span>
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={onChange} />
    </label>
  );
}
