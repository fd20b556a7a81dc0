import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import { useState, type ReactNode } from 'react';
import type { GameManifest } from '#game.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { SlotLook } from '#slots/look.ts';
import type { SlotModel } from '#slots/model/model.ts';
import type { SlotWin } from '#slots/outcome/outcome.ts';
import { JackpotBoard, JackpotOver, type Pools } from './jackpot-board.tsx';
import { PickBoxes } from './pick-boxes.tsx';
import type { Banner, SlotShow } from './show-slot.ts';
import { symbolName } from './symbol-name.ts';
import type { SlotTexts } from './slot-texts.ts';
import { placeStyle, WinOverlay } from './win-overlay.tsx';

export type StageProps = {
  show: SlotShow;
  model: SlotModel;
  manifest: GameManifest;
  look: SlotLook;
  title: string;
  texts: SlotTexts;
  language: Language;
  amountText: AmountText;
  /** Units at the stake of the round on show. */
  amount: (units: number) => Money;
  won: Money | null;
  calm: boolean;
  /** Of a jackpot slot. */
  pools: Pools | null;
  children: ReactNode;
};

/** The window in its frame, what is laid over it, and one line below that says where the player is. */
export function SlotStage(props: StageProps) {
  const { show, model, look, title, calm, pools, children } = props;
  const view = show.sent ? { ...show.view, wins: [], hold: null } : show.view;
  const [shownWin, setShownWin] = useState<SlotWin | null>(null);
  const winKey = view.wins.length > 0 && !view.hold ? `${view.grid}${view.units}` : '';
  const inFeature = view.free !== null || view.hold !== null;
  const classes = ['sl-stage', inFeature && 'sl-stage-feature', pools && 'sl-stage-jackpot'].filter(Boolean);
  return (
    <section className={classes.join(' ')}>
      <div className="sl-head" aria-hidden="true">
        {look.lettering ? <span className="sl-lettering" /> : <span className="sl-title">{title}</span>}
      </div>
      {pools && <JackpotBoard pools={pools} />}
      <div className="sl-space">
        <div className="sl-frame">
          <div className="sl-window" aria-hidden="true">
            {children}
            {view.cover?.places.map((place) => (
              <div key={place} className="sl-cover" style={placeStyle(model, place)}>
                <div className="sl-symbol" data-s={view.cover?.symbol} />
              </div>
            ))}
            {winKey !== '' && (
              <WinOverlay
                key={winKey}
                model={model}
                grid={view.grid}
                wins={view.wins}
                calm={calm}
                onShown={setShownWin}
              />
            )}
            {view.hold && <Coins {...props} hold={view.hold} />}
            {pools && show.jackpot && !show.sent && (
              <JackpotOver pools={pools} shown={show.jackpot} model={model} />
            )}
            {show.banner && <BannerView {...props} banner={show.banner} />}
          </div>
          {show.picking && model.features.pick && (
            <PickBoxes
              picking={show.picking}
              boxes={model.features.pick.prizes.length + model.features.pick.stops}
              name={look.story.pick ?? props.texts.pick.title}
              texts={props.texts}
              language={props.language}
              amountText={props.amountText}
              amount={props.amount}
            />
          )}
        </div>
      </div>
      <p className="sl-below">
        <Below {...props} view={view} shownWin={winKey === '' ? null : shownWin} />
      </p>
    </section>
  );
}

type Hold = NonNullable<SlotShow['view']['hold']>;

function Coins({ show, hold, model, texts, amountText, amount }: StageProps & { hold: Hold }) {
  const coin = model.symbols.findIndex(({ role }) => role === 'coin');
  const held = new Set(hold.coins.map(({ place }) => place));
  const empty = Array.from({ length: model.reels * model.rows }, (_, place) => place).filter(
    (place) => !held.has(place),
  );
  return (
    <div className={show.holdTurns ? 'sl-hold sl-hold-turns' : 'sl-hold'}>
      {empty.map((place) => (
        <div key={place} className="sl-hole" style={placeStyle(model, place)} />
      ))}
      {hold.coins.map(({ place, units, name }) => (
        <div key={place} className="sl-coin" style={placeStyle(model, place)}>
          <div className="sl-symbol" data-s={coin} />
          <span>
            {name && <small>{texts.prizes[name as keyof SlotTexts['prizes']]}</small>}
            {coinText(amount(units), amountText)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** On a coin there is no room for zeros after the point. */
function coinText(amount: Money, amountText: AmountText): string {
  const text = amountText(amount);
  return amount % 100n === 0n ? text.slice(0, -'.00'.length) : text;
}

function BannerView({
  banner,
  model,
  look,
  texts,
  language,
  amountText,
  amount,
}: StageProps & { banner: Banner }) {
  const count = (value: number) => figure(value, language);
  const lines = ((): [string, string] => {
    switch (banner.kind) {
      case 'free-spins':
      case 'more-spins': {
        const { from = 1, step = 0 } = model.features.freeSpins?.times ?? {};
        const text = banner.kind === 'free-spins' ? texts.freeSpins : texts.moreSpins;
        const times = from > 1 && step === 0 ? fill(texts.countsTimes, { times: count(from) }) : '';
        const chosen =
          banner.symbol === null
            ? times
            : fill(texts.fillsReels, { symbol: symbolName({ model, look, texts, language }, banner.symbol) });
        return [fill(text, { count: count(banner.spins) }), chosen || (look.story.freeSpins ?? '')];
      }
      case 'hold':
        return [look.story.hold ?? texts.hold, texts.holdNote];
      case 'grand':
        return [texts.prizes.grand, amountText(amount(model.features.hold?.grandUnits ?? 0))];
      case 'times':
        return [`×${count(banner.times)}`, ''];
    }
  })();
  return (
    <div className="sl-banner">
      {'symbol' in banner && banner.symbol !== null && <div className="sl-symbol" data-s={banner.symbol} />}
      <strong>{lines[0]}</strong>
      {lines[1] && <span>{lines[1]}</span>}
    </div>
  );
}

function Below({
  view,
  model,
  manifest,
  texts,
  language,
  amountText,
  amount,
  won,
  shownWin,
  pools,
}: StageProps & { view: SlotShow['view']; shownWin: SlotWin | null }) {
  const count = (value: number | string) => figure(value, language);
  const times = view.times > 1 && <b className="sl-times">×{count(view.times)}</b>;
  const soFar = (
    <span>
      {texts.wonSoFar} <b>{amountText(won ?? minor(0))}</b>
    </span>
  );
  if (view.hold)
    return (
      <>
        <span>{fill(texts.respinsLeft, { count: count(view.hold.left) })}</span>
        {soFar}
      </>
    );
  if (view.free)
    return (
      <>
        <span>
          {fill(texts.spinOf, { number: count(Math.max(1, view.free.spin)), of: count(view.free.of) })}
        </span>
        {times}
        {soFar}
      </>
    );
  if (shownWin)
    return (
      <>
        <span>{winText(model, shownWin, texts, count)}</span>
        <b>{amountText(amount(shownWin.units * view.times))}</b>
        {times}
      </>
    );
  if (view.wins.length > 0 && times) return times;
  return (
    <>
      <span>
        {texts.facts.rtpShort} {count((manifest.rtpBasisPoints / 100).toFixed(2))}%
      </span>
      <span>
        {texts.facts.maxWin} {plusJackpot(pools, `${count(manifest.maxWinMultiplier)}×`)}
      </span>
    </>
  );
}

/** The most that the reels pay; a jackpot comes on top. */
export const plusJackpot = (pools: Pools | null, times: string): string =>
  pools ? fill(pools.words.plusJackpot, { times }) : times;

function winText(
  { pays }: SlotModel,
  win: SlotWin,
  { win: words }: SlotTexts,
  count: (value: number) => string,
): string {
  if (win.line !== undefined) return fill(words.line, { line: count(win.line + 1) });
  return fill(pays.by === 'ways' ? words.ways : words.count, { count: count(win.count) });
}
