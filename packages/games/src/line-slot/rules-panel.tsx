import '#game-parts/game-parts.css';
import type { Language } from '@maidan/contract/languages.ts';
import { minor, type Money } from '@maidan/contract/money.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { manifest } from './manifest.ts';
import {
  FREE_SPINS,
  FREE_SPIN_MULTIPLIER,
  LINE_PAYS,
  LINES,
  REELS,
  SCATTER_PAYS,
  type SlotSymbol,
} from './paytable.ts';
import { SymbolArt } from './symbol-art.tsx';
import type { SlotTexts } from './slot-texts.ts';
import { lineColour, pointsOf } from './win-lines.tsx';

export function RulesPanel({
  language,
  texts,
  stake,
  amountText,
}: {
  language: Language;
  texts: SlotTexts;
  stake: Money;
  amountText: AmountText;
}) {
  const pay = (units: number) => amountText(minor((stake / BigInt(LINES.length)) * BigInt(units)));
  const first = manifest.stakeSteps[0] ?? manifest.defaultStake;
  const last = manifest.stakeSteps.at(-1) ?? manifest.defaultStake;
  const facts: [string, string][] = [
    [texts.facts.rtp, `${figure((manifest.rtpBasisPoints / 100).toFixed(2), language)}%`],
    [texts.facts.maxWin, `${figure(manifest.maxWinMultiplier, language)}×`],
    [texts.facts.lines, figure(manifest.lines, language)],
    [texts.facts.stakes, `${amountText(first)} – ${amountText(last)}`],
  ];
  return (
    <>
      <dl className="gp-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="gp-symbols">
        <article className="gs-card">
          <SymbolArt symbol="kite" />
          <p>{texts.kiteRule}</p>
        </article>
        <article className="gs-card">
          <SymbolArt symbol="drum" />
          <div>
            <p>{texts.drumRule}</p>
            <Pays
              pays={SCATTER_PAYS}
              pay={pay}
              language={language}
              extra={FREE_SPINS.map((count) => fill(texts.freeFlights, { count: figure(count, language) }))}
            />
          </div>
        </article>
      </section>
      <h3>
        {texts.paysFor} · {amountText(stake)}
      </h3>
      <p className="gs-quiet">{texts.lineRule}</p>
      <ul className="gp-symbols gp-symbols-small">
        {Object.entries(LINE_PAYS).map(([symbol, pays]) => (
          <li key={symbol} className="gs-card">
            <SymbolArt symbol={symbol as SlotSymbol} />
            <div>
              <strong>{texts.symbols[symbol as SlotSymbol]}</strong>
              <Pays pays={pays} pay={pay} language={language} />
            </div>
          </li>
        ))}
      </ul>
      <p>{fill(texts.flightRule, { multiplier: figure(FREE_SPIN_MULTIPLIER, language) })}</p>
      <h3>{texts.lines}</h3>
      <ul className="gp-line-list" aria-hidden="true">
        {LINES.map((_, line) => (
          <li key={pointsOf(line, REELS)}>
            <svg viewBox="0 0 500 300">
              <path d="M0 100h500M0 200h500M100 0v300M200 0v300M300 0v300M400 0v300" />
              <polyline points={pointsOf(line, REELS)} style={{ stroke: lineColour(line) }} />
            </svg>
            <span>{figure(line + 1, language)}</span>
          </li>
        ))}
      </ul>
      <p className="gs-quiet">{texts.rtpNote}</p>
      <p className="gs-quiet">{texts.calm}</p>
      <p className="gs-quiet">{texts.interrupted}</p>
    </>
  );
}

type PaysProps = {
  pays: readonly number[];
  pay: (units: number) => string;
  language: Language;
  extra?: readonly string[];
};

function Pays({ pays, pay, language, extra }: PaysProps) {
  return (
    <table className="gp-pays">
      <tbody>
        {pays.map((units, index) => (
          <tr key={units}>
            <th scope="row">{figure(index + 3, language)}×</th>
            <td>{pay(units)}</td>
            {extra && <td>{extra[index]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
