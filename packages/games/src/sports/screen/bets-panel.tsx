import { formatMoneyText, minor, parseMoney } from '@maidan/contract/money.ts';
import { useState } from 'react';
import { fill } from '#screen-parts/screen-texts.ts';
import type { BookBet } from '../book-wire.ts';
import { fixtureOf } from '../calendar.ts';
import type { BookClient } from './book-client.ts';
import type { Shared } from './shared.ts';
import { refusalText } from './slip-notice.tsx';
import { betKind, marketName, matchName, selectionName, shownOdds } from './words.ts';

type Props = Pick<Shared, 'words' | 'state' | 'amountText'> & { client: BookClient };

/** Every bet from the press to its end; what is open can be bought back. */
export function BetsPanel(props: Props) {
  const { state, words, client } = props;
  const { texts } = words;
  if (state.bets.length === 0 && state.betsAre === 'unreadable')
    return <Unread text={texts.failed.bets} again={texts.line.again} onAgain={() => client.readBets()} />;
  if (state.bets.length === 0 && state.betsAre === 'unread')
    return <p className="sb-loading" aria-busy="true" />;
  if (state.bets.length === 0) return <p className="sb-empty">{texts.nothing.bets}</p>;
  return (
    <ul className="sb-bets" data-testid="bets">
      {state.bets.map((bet) => (
        <Bet key={bet.id} {...props} bet={bet} />
      ))}
    </ul>
  );
}

type UnreadProps = { text: string; again: string; onAgain: () => Promise<unknown> };

/** What the house did not tell is not nothing. */
export const Unread = ({ text, again, onAgain }: UnreadProps) => (
  <div className="sb-note sb-note-bad" role="alert">
    <p>{text}</p>
    <button type="button" className="sb-plain" onClick={() => void onAgain().catch(() => undefined)}>
      {again}
    </button>
  </div>
);

type BetProps = Props & { bet: BookBet };

function Bet(props: BetProps) {
  const { bet, words, amountText } = props;
  const { texts } = words;
  const amount = (text: string): string => amountText(parseMoney(text));
  const isOver = bet.state === 'settled';
  const isGain = isOver && parseMoney(bet.paid) > parseMoney(bet.stake);
  return (
    <li className="sb-bet" data-state={bet.state} data-gain={isGain || undefined}>
      <header>
        <b>{betKind(words, bet.legs.length, bet.size)}</b>
        <span className="sb-state">{texts.bet.states[bet.state]}</span>
      </header>
      <ul className="sb-bet-legs">
        {bet.legs.map((leg) => (
          <BetLeg key={leg.match} leg={leg} words={words} />
        ))}
      </ul>
      {bet.isCorrected && <p className="sb-quiet">{texts.bet.corrected}</p>}
      {bet.state === 'refused' && <p className="sb-quiet">{refusalText(texts, bet.refusal)}</p>}
      <dl className="sb-sums">
        <dt>{texts.bet.stake}</dt>
        <dd>{amount(bet.stake)}</dd>
        {bet.openStake !== bet.stake && !isOver && (
          <>
            <dt>{texts.bet.left}</dt>
            <dd>{amount(bet.openStake)}</dd>
          </>
        )}
        {bet.state === 'open' && (
          <>
            <dt>{texts.bet.most}</dt>
            <dd>{amount(bet.mostPayout)}</dd>
          </>
        )}
        {(isOver || bet.paid !== '0.00') && (
          <>
            <dt>{texts.bet.paid}</dt>
            <dd className={isGain ? 'sb-most' : undefined}>{amount(bet.paid)}</dd>
          </>
        )}
      </dl>
      {bet.state === 'open' && <CashOut {...props} />}
    </li>
  );
}

function BetLeg({ leg, words }: { leg: BookBet['legs'][number]; words: Props['words'] }) {
  const fixture = fixtureOf(leg.match);
  if (!fixture) return null;
  return (
    <li data-result={leg.result ?? undefined}>
      <div>
        <span>{selectionName(words, fixture, leg.market, leg.selection)}</span>
        <small>
          {marketName(words, fixture, leg.market)} · {matchName(words, fixture)}
        </small>
      </div>
      <b>{shownOdds(words, leg.odds)}</b>
      {leg.result !== null && <em>{words.texts.bet.results[leg.result]}</em>}
    </li>
  );
}

/** Half, or all. Either asks first: what is sold is gone. The amount that is pressed is the least that is paid. */
function CashOut({ bet, client, words, amountText }: BetProps) {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<PartName | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { texts } = words;
  if (bet.cashOut === null || bet.cashOut === '0.00')
    return <p className="sb-quiet">{texts.bet.noCashOut}</p>;
  const parts = partsOf(bet);
  const part = parts.find(({ name }) => name === asked);
  const amountOf = ({ shown }: Part) => ({ amount: amountText(minor(shown)) });
  const ask = (name: PartName) => {
    setRefusal(null);
    setAsked(name);
  };
  const buy = async ({ stake, least }: Part) => {
    if (isBusy) return;
    setBusy(true);
    const answer = await client
      .cashOut({
        betId: bet.id,
        stake: formatMoneyText(minor(stake)),
        least: formatMoneyText(minor(least)),
      })
      .catch(() => null);
    setRefusal(answer === null ? 'other' : answer.refusal);
    if (answer?.refusal) await client.readBets().catch(() => undefined);
    setAsked(null);
    setBusy(false);
  };
  return (
    <>
      {part && (
        <output className="sb-ask">
          {fill(part.name === 'half' ? texts.bet.sellHalf : texts.bet.sellWhole, amountOf(part))}
        </output>
      )}
      <div className="sb-actions">
        {part ? (
          <>
            <button
              key="half"
              type="button"
              className="sb-plain"
              aria-disabled={isBusy}
              onClick={() => !isBusy && setAsked(null)}
            >
              {texts.bet.keep}
            </button>
            <button
              key="whole"
              type="button"
              className="sb-go"
              aria-disabled={isBusy}
              onClick={() => void buy(part)}
            >
              {fill(texts.bet.sell, amountOf(part))}
            </button>
          </>
        ) : (
          parts.map((one) => (
            <button
              key={one.name}
              type="button"
              className={one.name === 'whole' ? 'sb-go' : 'sb-plain'}
              onClick={() => ask(one.name)}
            >
              {fill(one.name === 'half' ? texts.bet.cashHalf : texts.bet.cashOut, amountOf(one))}
            </button>
          ))
        )}
      </div>
      {refusal !== null && (
        <p className="gs-problem-text" role="alert">
          {refusalText(texts, refusal)}
        </p>
      )}
    </>
  );
}

type PartName = 'half' | 'whole';
type Part = { name: PartName; stake: bigint; least: bigint; shown: bigint };

/** What of a bet can be bought back: how much of its stake, and for how much. */
function partsOf({ openStake, cashOut }: BookBet): Part[] {
  const [open, worth] = [parseMoney(openStake), parseMoney(cashOut ?? '0.00')];
  const parts: Part[] = [
    { name: 'half', stake: open / 2n, least: worth / 2n - 1n, shown: worth / 2n },
    { name: 'whole', stake: open, least: worth, shown: worth },
  ];
  return parts.filter(({ stake, least }) => stake > 0n && least > 0n);
}
