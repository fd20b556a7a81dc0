import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import { CountUp } from '#screen-parts/count-up.tsx';
import { SkipIcon, SpinIcon } from '#screen-parts/icons.tsx';
import type { AmountText } from '#screen-parts/numbers.ts';
import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import { StakeStepper } from '#screen-parts/stake-stepper.tsx';
import { manifest } from './manifest.ts';
import { slotTexts } from './texts.ts';
import type { SlotGame } from './round-flow.ts';

type Props = {
  game: SlotGame;
  language: Language;
  texts: ScreenTexts;
  amountText: AmountText;
  calm: boolean;
  onSpin: () => void;
  onStake: (stake: Money) => void;
};

export function Controls({ game, language, texts, amountText, calm, onSpin, onStake }: Props) {
  const slot = slotTexts(language);
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
            ? resultText(game, language, amountText)
            : ''}
      </output>
    </footer>
  );
}

/** Said once, when the round is over. Less than the stake is no win, and is not called one. */
function resultText(game: SlotGame, language: Language, amountText: AmountText): string {
  const slot = slotTexts(language);
  if (game.won === null || game.wonOnStake === null) return '';
  if (game.capped) return slot.capped(manifest.maxWinMultiplier);
  if (game.won === 0n) return slot.noWin;
  return game.won > game.wonOnStake ? slot.youWon(amountText(game.won)) : slot.cameBack(amountText(game.won));
}
