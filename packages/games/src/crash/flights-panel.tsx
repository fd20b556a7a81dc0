import { parseMoney } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { useState, type ReactNode } from 'react';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { verifyFlights } from './chain.ts';
import { isIn, type CrashState } from './crash-client.ts';
import type { CrashTexts } from './crash-texts.ts';
import type { CrashRound, OwnCrashBet } from './crash-wire.ts';
import { multiplierText } from './multiplier.ts';

type Props = { state: CrashState; texts: ScreenTexts; words: CrashTexts; language: Language };

/** What is promised of the lantern at hand, and the last ones computed again from what has been told since. */
export function FlightsProof({ state, texts, words, language }: Props) {
  const { round, history, promises } = state;
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, boolean>>(new Map());
  const check = async (): Promise<void> => {
    const found = new Map<string, boolean>();
    for (const { salt, first } of new Map(history.map((flight) => [flight.salt, flight])).values()) {
      const ofChain = history.filter((flight) => flight.salt === salt);
      for (const flight of ofChain) found.set(flight.id, false);
      const verified = await verifyFlights(promises.get(salt) ?? first, ofChain.filter(isRevealed));
      for (const { flight, isRight } of verified) found.set(flight.id, isRight);
    }
    setVerdicts(found);
  };
  return (
    <>
      <p className="gs-lead">{words.fair.intro}</p>
      {round && (
        <section className="gs-card">
          <h3>{words.fair.now}</h3>
          <dl className="gs-facts">
            <Fact name={words.fair.number}>{figure(round.number, language)}</Fact>
            <Fact name={words.fair.commitment}>
              <code>{round.commitment}</code>
            </Fact>
            <Fact name={words.fair.salt}>
              <code>{round.salt}</code>
            </Fact>
            <Fact name={words.fair.source}>{round.saltSource}</Fact>
          </dl>
        </section>
      )}
      <section className="gs-card">
        <h3>{words.lastFlights}</h3>
        {history.length === 0 && (
          <p className="gs-quiet">{state.isWelcomed ? words.fair.none : texts.history.loading}</p>
        )}
        {history.length > 0 &&
          (globalThis.isSecureContext ? (
            <button type="button" className="gs-action" onClick={() => void check()}>
              {words.fair.checkAll}
            </button>
          ) : (
            <p className="gs-quiet">{texts.fair.noCrypto}</p>
          ))}
        <ul className="ch-proofs" aria-live="polite">
          {history.map((flight) => (
            <li key={flight.id}>
              <span>
                {figure(flight.number, language)} · <strong>{brokeText(flight, language)}</strong>
              </span>
              <VerdictText verdict={verdicts.get(flight.id)} words={words} />
              <details>
                <summary>{words.fair.secret}</summary>
                <code>{flight.link}</code>
              </details>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

const isRevealed = (flight: CrashRound): flight is CrashRound & { link: string; brokeAt: number } =>
  flight.link !== null && flight.brokeAt !== null;

/** As it was drawn: below one where it broke before it began. */
const brokeText = ({ brokeAt }: CrashRound, language: Language): string =>
  `${figure(((brokeAt ?? 0) / 100).toFixed(2), language)}×`;

function VerdictText({ verdict, words }: { verdict: boolean | undefined; words: CrashTexts }) {
  if (verdict === undefined) return <span />;
  return (
    <span className={verdict ? 'gs-good' : 'gs-problem-text'}>
      {verdict ? words.fair.checked : words.fair.wrong}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type BetsProps = Props & { amountText: AmountText };

/** The last lanterns, and what the player had on them. */
export function LastFlights({ state, texts, words, language, amountText }: BetsProps) {
  return (
    <>
      <h3>{words.lastFlights}</h3>
      {state.history.length === 0 ? (
        <p className="gs-quiet">{state.isWelcomed ? words.fair.none : texts.history.loading}</p>
      ) : (
        <FlightChips state={state} language={language} label={words.lastFlights} />
      )}
      <h3>{words.fair.mine}</h3>
      {state.own.length === 0 && (
        <p className="gs-quiet">{state.isWelcomed ? words.fair.noBets : texts.history.loading}</p>
      )}
      <ul className="gf-history">
        {state.own.map((bet) => (
          <li key={bet.id} className="gs-card gf-history-row">
            <span className="gf-history-when">{resultText({ bet, words, language, amountText })}</span>
            <span>
              <small>{texts.stake}</small>
              {amountText(parseMoney(bet.stake))}
            </span>
            <span>
              <small>{texts.win}</small>
              {bet.win === null ? '–' : amountText(parseMoney(bet.win))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type ResultProps = { bet: OwnCrashBet; words: CrashTexts; language: Language; amountText: AmountText };

export function resultText({ bet, words, language, amountText }: ResultProps): string {
  if (bet.leftAt !== null && bet.win !== null)
    return fill(words.took, {
      times: multiplierText(bet.leftAt, language),
      amount: amountText(parseMoney(bet.win)),
    });
  if (!isIn(bet)) return words.returned;
  if (bet.win !== null) return words.lost;
  return fill(words.isIn, { amount: amountText(parseMoney(bet.stake)) });
}

type ChipsProps = { state: CrashState; language: Language; label: string };

export function FlightChips({ state, language, label }: ChipsProps) {
  return (
    <ol className="ch-chips" aria-label={label}>
      {state.history.map(({ id, brokeAt }) => (
        <li key={id} data-height={heightOf(brokeAt ?? 0)}>
          {multiplierText(brokeAt ?? 0, language)}
        </li>
      ))}
    </ol>
  );
}

const heightOf = (hundredths: number): 'low' | 'middle' | 'high' =>
  hundredths < 200 ? 'low' : hundredths < 1_000 ? 'middle' : 'high';
