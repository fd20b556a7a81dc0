import type { Money } from '@maidan/contract/money.ts';
import { useId, type ReactNode } from 'react';
import { CountUp } from '#screen-parts/count-up.tsx';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { useMedia } from '#screen-parts/use-media.ts';
import { Chip } from './chip.tsx';
import { totalOf } from './chips.ts';
import type { LiveClient } from './live-client.ts';
import type { LiveTable } from './tables.ts';
import type { TableChips, TableView } from './use-table.ts';

type Props = {
  view: TableView;
  chips: TableChips;
  client: LiveClient;
  table: LiveTable;
  won: Money;
  texts: ScreenTexts;
  /** Of a pool nothing is taken back. */
  staysIn: boolean;
};

/** Money, the chips, and the one button that places what is laid down. */
export function LiveControls({ view, chips, client, table, won, texts, staysIn }: Props) {
  const { words, amountText, state, language } = view;
  const name = useId();
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const staked = totalOf(chips.placed);
  const laid = totalOf(chips.laid);
  const isGain = won > staked;
  return (
    <footer className="gf-controls lv-controls">
      <div className="gf-money">
        <dl>
          <dt>{texts.balance}</dt>
          <dd className="gf-balance" data-testid="balance">
            {state.balance === null ? '—' : amountText(state.balance)}
          </dd>
        </dl>
        <dl>
          <dt>{words.staked}</dt>
          <dd data-testid="staked">{amountText(staked)}</dd>
        </dl>
        <dl>
          <dt>{texts.win}</dt>
          <dd className={isGain ? 'gf-win gf-win-gain' : 'gf-win'} data-testid="win">
            <CountUp amount={won} calm={calm || !isGain} amountText={amountText} />
          </dd>
        </dl>
      </div>
      <div className="lv-hand">
        <fieldset className="lv-chips">
          <legend className="gs-heard">{words.chips}</legend>
          {table.chips.map((chip) => (
            <label key={chip}>
              <input
                type="radio"
                name={name}
                checked={chip === chips.hand}
                aria-label={amountText(chip)}
                onChange={() => chips.setHand(chip)}
              />
              <Chip amount={chip} language={language} words={words} />
            </label>
          ))}
        </fieldset>
        <div className="lv-tools">
          {laid > 0n && (
            <>
              <Tool label={words.undo} onPress={chips.undo}>
                <path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6" />
              </Tool>
              <Tool label={words.clear} onPress={chips.clear}>
                <path d="M6 6l12 12M18 6 6 18" />
              </Tool>
            </>
          )}
          {!staysIn && laid === 0n && chips.isOpen && staked > 0n && (
            <Tool label={words.takeBack} onPress={client.takeBack}>
              <path d="M5 12a7 7 0 1 1 2 5M5 20v-5h5" />
            </Tool>
          )}
        </div>
      </div>
      <div className="gf-actions">
        <PlaceButton view={view} chips={chips} laid={laid} />
      </div>
    </footer>
  );
}

function PlaceButton({ view, chips, laid }: Pick<Props, 'view' | 'chips'> & { laid: Money }) {
  const { words, amountText, state } = view;
  const { again } = chips;
  const doing = state.isAsking
    ? 'placing'
    : !chips.isOpen
      ? 'closed'
      : laid > 0n
        ? 'place'
        : again
          ? 'again'
          : 'choose';
  const label = {
    placing: words.placing,
    closed: words.closed,
    place: fill(words.place, { amount: amountText(laid) }),
    again: words.again,
    choose: words.chooseSpot,
  }[doing];
  const press = doing === 'place' ? chips.place : doing === 'again' ? again : null;
  return (
    <button
      type="button"
      className="gf-action"
      data-doing={doing}
      data-testid="place"
      aria-disabled={!press}
      aria-busy={doing === 'placing'}
      onClick={() => press?.()}
    >
      {label}
    </button>
  );
}

type ToolProps = { label: string; onPress: () => void; children: ReactNode };

const Tool = ({ label, onPress, children }: ToolProps) => (
  <button type="button" className="gs-icon-button" aria-label={label} title={label} onClick={onPress}>
    <svg className="gs-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  </button>
);
