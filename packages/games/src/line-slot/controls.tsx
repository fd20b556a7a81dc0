import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import { CountUp } from '#screen-parts/count-up.tsx';
import { SkipIcon, SpinIcon } from '#screen-parts/icons.tsx';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { StakeStepper } from '#screen-parts/stake-stepper.tsx';
import { manifest } from './manifest.ts';
import type { SlotGame } from './round-flow.ts';
import type { SlotTexts } from './slot-texts.ts';

type Props = {
  game: SlotGame;
  language: Language;
  texts: ScreenTexts;
  slot: SlotTexts;
  amountText: AmountText;
  calm: boolean;
  onSpin: () => void;
  onStake: (stake: Money) => void;
};

export function Controls({ game, language, texts, slot, amountText, calm, onSpin, onStake }: Props) {
  const busy = game.phase !== 'idle';
  const blocked = game.problem === 'SESSION_ENDED' || game.balance === null;
  const isGain = game.won !== null && game.wonOnStake !== null && game.won > game.wonOnStake;
  return (
    <footer className="ls-controls">
      <dl className="ls-money">
        <div>
          <dt>{texts.balance}</dt>
          <dd className="ls-balance" data-testid="balance">
            {game.balance === null ? '—' : amountText(game.balance)}
          </dd>
        </div>
        <div>
          <dt>{slot.win}</dt>
          <dd className={isGain ? 'ls-win ls-win-gain' : 'ls-win'} data-testid="win">
            <CountUp amount={game.won ?? minor(0)} calm={calm || !isGain} amountText={amountText} />
          </dd>
        </div>
      </dl>
      <StakeStepper
        steps={manifest.stakeSteps}
        stake={game.stake}
        locked={busy}
        texts={texts}
        amountText={amountText}
        onChange={onStake}
      />
      {game.skip ? (
        <button type="button" className="ls-spin ls-skip" onClick={game.skip}>
          <SkipIcon />
          <span>{slot.showResult}</span>
        </button>
      ) : (
        <button
          type="button"
          className="ls-spin"
          aria-disabled={busy || blocked}
          aria-busy={busy}
          onClick={() => !blocked && onSpin()}
        >
          <SpinIcon />
          <span>{busy && game.phase !== 'loading' ? slot.spinning : slot.spin}</span>
        </button>
      )}
      <output className="gs-heard" aria-live="polite">
        {game.phase === 'loading'
          ? texts.loading
          : game.phase === 'idle'
            ? resultText({ game, language, slot, amountText })
            : ''}
      </output>
    </footer>
  );
}

/** Said once, when the round is over. Less than the stake is no win, and is not called one. */
function resultText({
  game,
  language,
  slot,
  amountText,
}: Pick<Props, 'game' | 'language' | 'slot' | 'amountText'>): string {
  if (game.won === null || game.wonOnStake === null) return '';
  if (game.capped) return fill(slot.capped, { multiplier: figure(manifest.maxWinMultiplier, language) });
  if (game.won === 0n) return slot.noWin;
  return fill(game.won > game.wonOnStake ? slot.youWon : slot.cameBack, { amount: amountText(game.won) });
}
