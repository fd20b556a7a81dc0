import { minor, parseMoney } from '@maidan/contract/money.ts';
import type { ReactNode } from 'react';
import { CountUp } from '#screen-parts/count-up.tsx';
import { AutoIcon, StopIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { StakeStepper } from '#screen-parts/stake-stepper.tsx';
import type { AutoPlay } from './use-auto-play.ts';
import type { Play } from './use-play.ts';

/** A button that plays. It stays where it is and keeps the focus, whatever it can do at the moment. */
export type FrameAction = {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What pressing it takes from the balance, if that is more than the stake beside it. */
  readonly price?: string | undefined;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Something is under way that it began. */
  readonly busy?: boolean;
  /** Not the one to press first. */
  readonly quiet?: boolean;
};

type Props = {
  play: Play;
  actions: readonly FrameAction[];
  /** The game's own choices: chips, rows, how many mines. */
  own?: ReactNode;
  /** Without the stepper a game has its own way to stake. */
  hasStepper: boolean;
  auto: AutoPlay;
  onOptions: (() => void) | null;
};

/** A button that changes its use in one place stays the same button. */
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function Controls({ play, actions, own, hasStepper, auto, onOptions }: Props) {
  const { rounds, texts, amountText, manifest, calm, host } = play;
  const isGain = rounds.won !== null && rounds.wonOnStake !== null && rounds.won > rounds.wonOnStake;
  return (
    <footer className="gf-controls" data-actions={auto.run ? 1 : actions.length}>
      <div className="gf-money">
        <dl>
          <dt>{texts.balance}</dt>
          <dd className="gf-balance" data-testid="balance">
            {rounds.balance === null ? '—' : amountText(rounds.balance)}
          </dd>
        </dl>
        {onOptions && (
          <button
            type="button"
            className="gs-icon-button gf-options"
            aria-label={texts.options}
            title={texts.options}
            aria-pressed={auto.run !== null || play.quick.on}
            onClick={onOptions}
          >
            <AutoIcon />
          </button>
        )}
        <dl>
          <dt>{texts.win}</dt>
          <dd className={isGain ? 'gf-win gf-win-gain' : 'gf-win'} data-testid="win">
            <CountUp amount={rounds.won ?? minor(0)} calm={calm || !isGain} amountText={amountText} />
          </dd>
        </dl>
      </div>
      {own && <div className="gf-own">{own}</div>}
      {hasStepper && (
        <StakeStepper
          steps={manifest.stakeSteps}
          stake={rounds.freeRounds ? parseMoney(rounds.freeRounds.stake) : rounds.stake}
          locked={rounds.phase !== 'idle' || auto.run !== null || rounds.freeRounds !== null}
          texts={texts}
          amountText={amountText}
          onChange={rounds.setStake}
        />
      )}
      <div className="gf-actions">
        {auto.run ? (
          <button type="button" className="gf-action gf-action-quiet" onClick={auto.stop}>
            <StopIcon />
            <span>{fill(texts.auto.stop, { left: figure(auto.run.left, host.language) })}</span>
          </button>
        ) : (
          actions.map((action, place) => <ActionButton key={PLACES[place]} play={play} action={action} />)
        )}
      </div>
    </footer>
  );
}

function ActionButton({ play, action }: { play: Play; action: FrameAction }) {
  const off = isOff(play, action);
  return (
    <button
      type="button"
      className={action.quiet ? 'gf-action gf-action-quiet' : 'gf-action'}
      aria-disabled={off || undefined}
      aria-busy={action.busy}
      title={action.price}
      onClick={() => !off && action.onPress()}
    >
      {action.icon}
      <span>
        {action.label}
        {action.price !== undefined && <small aria-hidden="true">{action.price}</small>}
      </span>
    </button>
  );
}

export function isOff({ rounds }: Play, action: FrameAction): boolean {
  const blocked = rounds.problem === 'SESSION_ENDED' || rounds.balance === null;
  return blocked || action.busy === true || action.disabled === true;
}
