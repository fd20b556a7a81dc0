import { parseMoney, type Money } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { useId } from 'react';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { StakeStepper } from '#screen-parts/stake-stepper.tsx';
import { CRASH, payout } from './crash.ts';
import { betAt, type CrashClient, type CrashState, type Wish } from './crash-client.ts';
import type { CrashTexts } from './crash-texts.ts';
import type { OwnCrashBet } from './crash-wire.ts';
import { resultText } from './flights-panel.tsx';
import { manifest } from './manifest.ts';
import { LEAST_AUTO, multiplierText, shownMultiplier, typedMultiplier } from './multiplier.ts';
import { useNow } from './use-crash.ts';

/** Often enough to be read, seldom enough to be pressed. */
const PAY_EVERY_MS = 100;

/** What stands in the fields of one bet. */
export type Choice = { readonly stake: Money; readonly auto: string };

type Doing = 'sending' | 'take-back' | 'take' | 'waits' | 'bet' | 'bet-next';

/** What the one button of a bet does at the moment. */
export function doingOf(state: CrashState, place: number): Doing {
  const { round, asking, waiting } = state;
  const bet = betAt(state, place);
  if (asking[place] || bet?.state === 'bet-sent') return 'sending';
  if (bet?.state === 'placed' && round?.state === 'open') return 'take-back';
  if (bet?.state === 'placed' && round?.state === 'running') return 'take';
  if (waiting[place]) return 'waits';
  return round?.state === 'open' && !bet ? 'bet' : 'bet-next';
}

/** Null: what is typed is no multiplier, and nothing is sent. */
export function wishOf({ stake, auto }: Choice, leavesWhenLost: boolean): Wish | null {
  const leavesAt = typedMultiplier(auto);
  return leavesAt === undefined ? null : { stake, leavesAt, leavesWhenLost };
}

export function pressBet(client: CrashClient, place: number, wish: Wish | null): void {
  switch (doingOf(client.get(), place)) {
    case 'sending':
      break;
    case 'take':
      client.leave(place);
      break;
    case 'take-back':
      client.cancel(place);
      break;
    case 'waits':
    case 'bet':
    case 'bet-next':
      if (wish) client.bet(place, wish);
  }
}

type Props = {
  place: number;
  state: CrashState;
  choice: Choice;
  texts: ScreenTexts;
  words: CrashTexts;
  language: Language;
  amountText: AmountText;
  onChange: (choice: Choice) => void;
  onPress: () => void;
};

export function BetPanel(props: Props) {
  const { place, state, choice, texts, words, language, amountText, onChange } = props;
  const note = useId();
  const doing = doingOf(state, place);
  const isLocked = doing !== 'bet' && doing !== 'bet-next';
  const isWrong = typedMultiplier(choice.auto) === undefined;
  const bet = betAt(state, place);
  return (
    <section
      className="ch-bet"
      aria-label={fill(words.lantern, { number: figure(place + 1, language) })}
      data-testid={`bet-${place}`}
    >
      <StakeStepper
        steps={manifest.stakeSteps}
        stake={choice.stake}
        locked={isLocked}
        texts={texts}
        amountText={amountText}
        onChange={(stake) => onChange({ ...choice, stake })}
      />
      <label className="ch-auto">
        <span>{words.autoTake}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          placeholder={words.autoOff}
          value={choice.auto}
          readOnly={isLocked}
          aria-invalid={isWrong}
          aria-describedby={note}
          onChange={({ target }) => onChange({ ...choice, auto: target.value })}
        />
      </label>
      <p
        id={note}
        className={`ch-result ${isWrong ? 'ch-result-wrong' : hasLeft(bet) ? 'ch-result-taken' : ''}`}
      >
        {isWrong
          ? fill(words.autoWrong, {
              from: multiplierText(LEAST_AUTO, language),
              to: multiplierText(CRASH.capHundredths, language),
            })
          : bet && shortResult(bet, props)}
      </p>
      <PressButton {...props} doing={doing} isOff={isWrong && !isLocked} />
    </section>
  );
}

const hasLeft = (bet: OwnCrashBet | undefined): boolean => bet !== undefined && bet.leftAt !== null;

/** Two bets stand side by side on a small phone: what was taken is told in figures alone. */
function shortResult(bet: OwnCrashBet, { words, language, amountText }: Props): string {
  return bet.leftAt !== null && bet.win !== null
    ? `${multiplierText(bet.leftAt, language)} · ${amountText(parseMoney(bet.win))}`
    : resultText({ bet, words, language, amountText });
}

type PressProps = Props & { doing: Doing; isOff: boolean };

/** Says what it pays now. It stays where it is and keeps the focus, whatever it can do. */
function PressButton({ place, state, choice, words, amountText, onPress, doing, isOff }: PressProps) {
  const now = useNow(doing === 'take', PAY_EVERY_MS);
  const bet = betAt(state, place);
  const cannot = isOff || doing === 'sending' || state.line !== 'connected';
  const isQuiet = doing === 'take-back' || doing === 'waits';
  const label = {
    sending: words.sending,
    'take-back': words.takeBack,
    take: words.take,
    waits: words.waits,
    bet: words.bet,
    'bet-next': words.betNext,
  }[doing];
  const pays = payout(parseMoney(bet?.stake ?? '0.00'), shownMultiplier(now - (state.startsAt ?? now)));
  return (
    <button
      type="button"
      className={`gf-action ch-press ${isQuiet ? 'gf-action-quiet' : ''}`}
      data-doing={doing}
      aria-disabled={cannot || undefined}
      aria-busy={doing === 'sending'}
      onClick={() => !cannot && onPress()}
    >
      <span>{label}</span>
      {/* Changes ten times a second: to be seen, not to be read out. */}
      {doing === 'take' && <strong aria-hidden="true">{amountText(pays)}</strong>}
      {(doing === 'bet' || doing === 'bet-next') && <strong>{amountText(choice.stake)}</strong>}
    </button>
  );
}
