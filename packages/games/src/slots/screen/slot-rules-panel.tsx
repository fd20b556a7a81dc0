import '#game-parts/game-parts.css';
import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { volatilityOf, type SlotFigures } from '#slots/figures/figures.ts';
import { figuresOf } from '#slots/figures/stated-figures.ts';
import type { SlotLook } from '#slots/look.ts';
import type { SlotModel, SymbolRow } from '#slots/model/model.ts';
import { linesOf, manifestOf, type SlotTitle } from '#slots/rules.ts';
import { featureRules, symbolRules, type Words } from './rule-sentences.ts';
import { JackpotRules, type Pools } from './jackpot-board.tsx';
import { plusJackpot } from './slot-stage.tsx';
import { symbolName } from './symbol-name.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { SoldFeature } from './sold-feature.ts';
import { lineColour, linePoints } from './win-overlay.tsx';

type Props = {
  game: SlotTitle;
  look: SlotLook;
  texts: SlotTexts;
  stake: Money;
  /** Null: this model sells none, or the operator does not allow it. */
  sold: SoldFeature | null;
  language: Language;
  amountText: AmountText;
  /** Of a jackpot slot. */
  pools?: Pools | null;
};

/** All that the model says, in words: nothing here is written beside the mathematics. */
export function SlotRulesPanel({
  game,
  look,
  texts,
  stake,
  sold,
  language,
  amountText,
  pools = null,
}: Props) {
  const { model, rtp } = game;
  const count = (value: number | string) => figure(value, language);
  const pay = (units: number) => amountText(minor((stake / BigInt(model.betUnits)) * BigInt(units)));
  const words: Words = { texts, count, pay };
  const nameOf = (symbol: number) => symbolName({ model, look, texts, language }, symbol);
  const rows = model.symbols
    .map((row, symbol) => ({ row, symbol }))
    .filter(({ row }) => row.name !== 'blank');
  const special = rows.filter(({ row }) => row.role !== undefined);
  const paying = rows.filter(({ row }) => row.role === undefined);
  const figures = figuresOf(model, rtp);
  return (
    <>
      <Figures game={game} words={words} amountText={amountText} pools={pools} />
      {pools && <JackpotRules pools={pools} model={model} />}
      <h3>{texts.rules.features}</h3>
      <ul className="gp-symbols">
        {special.map(({ row, symbol }) => (
          <li key={row.name} className="gs-card">
            <div className="sl-symbol" data-s={symbol} aria-hidden="true" />
            <div>
              <strong>{nameOf(symbol)}</strong>
              {symbolRules(model, rtp, row, words).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {row.role !== 'times' && row.pays && <Pays model={model} row={row} words={words} />}
            </div>
          </li>
        ))}
      </ul>
      {featureRules(model, figures, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sold && <Sold sold={sold} texts={texts} figures={figures} count={count} amountText={amountText} />}
      <h3>
        {texts.rules.paysFor} · {amountText(stake)}
      </h3>
      <p className="gs-quiet">{paySentence(model, texts)}</p>
      <ul className="gp-symbols gp-symbols-small">
        {paying.map(({ row, symbol }) => (
          <li key={row.name} className="gs-card">
            <div className="sl-symbol" data-s={symbol} aria-hidden="true" />
            <div>
              <strong>{nameOf(symbol)}</strong>
              <Pays model={model} row={row} words={words} />
            </div>
          </li>
        ))}
      </ul>
      {model.pays.by === 'lines' && <Lines model={model} words={words} />}
      <p className="gs-quiet">{texts.rules.cap}</p>
      <p className="gs-quiet">{texts.rules.rtpNote}</p>
      {figures.proof === 'simulated' && (
        <p className="gs-quiet">
          {fill(texts.rules.rtpSimulated, {
            rounds: count(figures.rounds),
            error: count((figures.rtpError * 100).toFixed(2)),
          })}
        </p>
      )}
      <p className="gs-quiet">{texts.rules.pace}</p>
      <p className="gs-quiet">{texts.rules.interrupted}</p>
    </>
  );
}

type SoldProps = Pick<Props, 'texts' | 'amountText'> & {
  sold: SoldFeature;
  figures: SlotFigures;
  count: Words['count'];
};

function Sold({ sold, texts: { buy }, figures, count, amountText }: SoldProps) {
  const values = {
    feature: sold.name,
    price: amountText(sold.price),
    times: sold.times,
    rtp: sold.rtp,
    most: count(figures.maxWin),
  };
  return (
    <>
      <h3>{buy.button}</h3>
      <p>{fill(buy.rule, values)}</p>
      {sold.error !== null && <p className="gs-quiet">{fill(buy.measured, { error: sold.error })}</p>}
    </>
  );
}

function Figures({
  game,
  words: { texts, count },
  amountText,
  pools,
}: {
  game: SlotTitle;
  words: Words;
  amountText: AmountText;
  pools: Pools | null;
}) {
  const { model, rtp, stakeSteps, defaultStake } = game;
  const { facts } = texts;
  const figures = figuresOf(model, rtp);
  const exact = count((manifestOf(game).rtpBasisPoints / 100).toFixed(2));
  const lines = linesOf(model);
  const list: [string, string][] = [
    [facts.rtp, figures.proof === 'exact' ? `${exact}%` : fill(facts.about, { rtp: exact })],
    [facts.hitRate, `${count((figures.hitRate * 100).toFixed(1))}%`],
    [facts.volatility, facts[volatilityOf(figures)]],
    [facts.maxWin, plusJackpot(pools, `${count(figures.maxWin)}×`)],
    [facts.maxWinChance, fill(facts.rarerThan, { count: count(figures.maxWinOneInAtLeast) })],
    ...(lines > 0
      ? [[model.pays.by === 'ways' ? facts.ways : facts.lines, count(lines)] as [string, string]]
      : []),
    [
      facts.stakes,
      `${amountText(stakeSteps[0] ?? defaultStake)} – ${amountText(stakeSteps.at(-1) ?? defaultStake)}`,
    ],
  ];
  return (
    <dl className="gp-facts">
      {list.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function paySentence({ pays, reels }: SlotModel, { rules }: SlotTexts): string {
  if (pays.by === 'lines') return reels === 3 ? rules.linesThree : rules.lines;
  return rules[pays.by];
}

/** How many of a kind each pay is for. */
function countsOf({ pays, features }: SlotModel, row: SymbolRow): (index: number) => number {
  if (row.role === 'scatter') return (index) => (features.freeSpins?.least ?? 3) + index;
  return (index) => ('tiers' in pays ? (pays.tiers[index] ?? 0) : 3 + index);
}

function Pays({
  model,
  row,
  words: { texts, count, pay },
}: {
  model: SlotModel;
  row: SymbolRow;
  words: Words;
}) {
  const countAt = countsOf(model, row);
  const isTiered = 'tiers' in model.pays && row.role !== 'scatter';
  const list = (row.pays ?? [])
    .map((units, index) => ({ units, of: countAt(index) }))
    .filter(({ units }) => units > 0);
  return (
    <table className="gp-pays">
      <tbody>
        {list.toReversed().map(({ units, of }, index) => (
          <tr key={of}>
            <th scope="row">
              {isTiered && index === 0 ? fill(texts.rules.orMore, { count: count(of) }) : `${count(of)}×`}
            </th>
            <td>{pay(units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ model, words: { texts, count } }: { model: SlotModel; words: Words }) {
  const { reels, rows, pays } = model;
  const lines = pays.by === 'lines' ? pays.lines : [];
  const grid = [
    ...Array.from({ length: rows - 1 }, (_, row) => `M0 ${(row + 1) * 100}h${reels * 100}`),
    ...Array.from({ length: reels - 1 }, (_, reel) => `M${(reel + 1) * 100} 0v${rows * 100}`),
  ].join('');
  return (
    <>
      <h3>{fill(texts.rules.linesTitle, { count: count(lines.length) })}</h3>
      <ul className="gp-line-list" aria-hidden="true">
        {lines.map((shape, line) => (
          <li key={shape}>
            <svg viewBox={`0 0 ${reels * 100} ${rows * 100}`}>
              <path d={grid} />
              <polyline points={linePoints(model, line, reels)} style={{ stroke: lineColour(line) }} />
            </svg>
            <span>{count(line + 1)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
