import { minor } from '@maidan/contract/money.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { CloseIcon } from '#screen-parts/icons.tsx';
import type { LegAsked } from '../book-wire.ts';
import { fixtureOf } from '../calendar.ts';
import { LEAST_STAKE, MOST_STAKE } from '../manifest.ts';
import { mostPayout } from '../ticket.ts';
import type { Shared } from './shared.ts';
import {
  betsIn,
  canPay,
  isNoNumber,
  linesIn,
  modesOf,
  priceNow,
  sizeOf,
  stakeOf,
  withLegs,
  type PriceRule,
} from './slip.ts';
import { SlipNotice } from './slip-notice.tsx';
import type { SlipControl } from './use-slip.ts';
import { marketName, matchName, selectionName, shownOdds } from './words.ts';

export type SlipProps = Pick<Shared, 'words' | 'state' | 'amountText'> & {
  control: SlipControl;
  /** To what was placed. */
  onBets: () => void;
};

/** In place of a sum while there is no stake. */
const NOTHING = '—';

/** What was chosen, how it is staked, what it can pay. */
export function SlipPanel(props: SlipProps) {
  const { words, state, amountText, control } = props;
  const { texts, language } = words;
  const { change, sending, place } = control;
  const slip = {
    ...control.slip,
    legs: control.slip.legs.map((leg) => ({ ...leg, ...priceNow(state, leg) })),
  };
  const { legs, mode } = control.slip;
  const stake = stakeOf(slip);
  const canBet = stake !== null && legs.length > 0 && legs.every((leg) => priceNow(state, leg) !== null);
  const total = stake === null ? null : minor(stake * BigInt(betsIn(slip).length));
  const modes = modesOf(legs);
  const bounds = { least: amountText(LEAST_STAKE), most: amountText(MOST_STAKE) };
  return (
    <div className="sb-slip">
      <SlipNotice {...props} />
      {legs.length === 0 && control.placed.length === 0 && <p className="sb-empty">{texts.nothing.slip}</p>}
      {legs.length > 0 && (
        <>
          {legs.length > 1 && (
            <fieldset className="sb-modes" aria-label={texts.slip.title}>
              {(['single', 'parlay', 'system'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={mode === one}
                  disabled={!modes.includes(one)}
                  onClick={() => change({ ...control.slip, mode: one })}
                >
                  {texts.slip[one]}
                </button>
              ))}
            </fieldset>
          )}
          {legs.length > 1 && modes.length === 1 && <p className="sb-quiet">{texts.slip.oneEach}</p>}
          <ul className="sb-legs">
            {legs.map((leg) => (
              <Leg key={`${leg.match} ${leg.market}`} leg={leg} {...props} />
            ))}
          </ul>
          {mode === 'system' && (
            <label className="sb-field">
              <span>{texts.slip.system}</span>
              <select
                value={slip.size}
                onChange={({ target }) => change({ ...control.slip, size: Number(target.value) })}
              >
                {Array.from({ length: legs.length - 2 }, (_, index) => index + 2).map((size) => (
                  <option key={size} value={size}>
                    {fill(texts.slip.systemOf, {
                      size: figure(size, language),
                      count: figure(legs.length, language),
                      lines: figure(String(linesIn({ ...slip, size })), language),
                    })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="sb-field">
            <span>{mode === 'single' && legs.length > 1 ? texts.slip.stakeEach : texts.slip.stake}</span>
            <input
              inputMode="decimal"
              value={slip.stake}
              maxLength={10}
              aria-invalid={stake === null}
              onChange={({ target }) => change({ ...control.slip, stake: target.value })}
            />
          </label>
          {stake === null && (
            <p className="gs-problem-text" role="alert">
              {isNoNumber(slip) && `${texts.slip.notNumber} `}
              {fill(texts.slip.tooLow, bounds)}
            </p>
          )}
          <label className="sb-field">
            <span>{texts.slip.accepts}</span>
            <select
              value={slip.accepts}
              onChange={({ target }) => change({ ...control.slip, accepts: target.value as PriceRule })}
            >
              {(['better', 'same', 'any'] as const).map((rule) => (
                <option key={rule} value={rule}>
                  {texts.slip[rule]}
                </option>
              ))}
            </select>
          </label>
          <dl className="sb-sums">
            {mode === 'parlay' && (
              <>
                <dt>{texts.slip.odds}</dt>
                <dd>{shownOdds(words, Number(mostPayout(100n, { legs: slip.legs, size: sizeOf(slip) })))}</dd>
              </>
            )}
            <dt>{texts.slip.total}</dt>
            <dd>{total === null ? NOTHING : amountText(total)}</dd>
            <dt>{texts.slip.most}</dt>
            <dd className="sb-most">{stake === null ? NOTHING : amountText(minor(canPay(slip, stake)))}</dd>
          </dl>
          <div className="sb-actions">
            <button type="button" className="sb-plain" onClick={() => change(withLegs(control.slip, []))}>
              {texts.slip.clear}
            </button>
            <button
              type="button"
              className="sb-go"
              aria-disabled={!canBet || sending.phase === 'sending'}
              onClick={() => canBet && place()}
              data-testid="place"
            >
              {sending.phase === 'sending'
                ? texts.slip.placing
                : total === null
                  ? texts.slip.placeNothing
                  : fill(texts.slip.place, { amount: amountText(total) })}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

function Leg({ leg, words, state, control }: SlipProps & { leg: LegAsked }) {
  const fixture = fixtureOf(leg.match);
  if (!fixture) return null;
  const now = priceNow(state, leg);
  const name = selectionName(words, fixture, leg.market, leg.selection);
  const others = control.slip.legs.filter((one) => one !== leg);
  return (
    <li className="sb-leg" data-closed={now === null || undefined}>
      <div>
        <b>{name}</b>
        <small>{marketName(words, fixture, leg.market)}</small>
        <small>{matchName(words, fixture)}</small>
      </div>
      <span className="sb-leg-odds">
        {now === null && words.texts.closed}
        {now !== null && now.odds !== leg.odds && <s>{shownOdds(words, leg.odds)}</s>}
        {now !== null && <b>{shownOdds(words, now.odds)}</b>}
      </span>
      <button
        type="button"
        className="sb-remove"
        aria-label={fill(words.texts.slip.remove, { name })}
        onClick={() => control.change(withLegs(control.slip, others))}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
