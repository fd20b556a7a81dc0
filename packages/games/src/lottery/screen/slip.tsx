import { minor } from '@maidan/contract/money.ts';
import { useState } from 'react';
import type { OrderRequest } from '#lottery/lottery-wire.ts';
import { readLine, stakeOfTicket, TICKET, type TicketLine } from '#lottery/ticket.ts';
import { CloseIcon, MinusIcon, PlusIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { LineText, type Shared } from './line-text.tsx';
import type { LotteryDesk } from './use-lottery.ts';

type Props = Shared & {
  desk: LotteryDesk;
  lines: readonly TicketLine[];
  onChange: (lines: readonly TicketLine[]) => void;
};

/** What is about to be bought, for how many draws. */
export function Slip({ desk, lines, onChange, ...shared }: Props) {
  const { lottery, words, language, amountText } = shared;
  const [draws, setDraws] = useState(1);
  const [stopsOnWin, setStops] = useState(true);
  const { table, busy, unsure } = desk.state;
  const most = Math.min(TICKET.mostDraws, table?.coming.length ?? 0);
  const chosen = Math.max(1, Math.min(draws, most));
  const stake = lines.length === 0 ? minor(0) : stakeSum(lottery, lines);
  const whole = minor(stake * BigInt(chosen));
  const buy = async () => {
    const first = table?.coming[0];
    if (busy || first === undefined || lines.length === 0) return;
    await desk.buy({
      lines: [...lines],
      first,
      draws: chosen,
      stopsOnWin: chosen > 1 && stopsOnWin,
    });
  };
  if (unsure !== null) return <Unsure desk={desk} order={unsure} {...shared} />;
  if (lines.length === 0) return <p className="gs-quiet">{words.slipEmpty}</p>;
  return (
    <div className="lo-slip">
      <ul className="lo-lines">
        {lines.map((line, place) => (
          // Lines have nothing of their own, and two may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <LineText line={line} {...shared} />
            <button
              type="button"
              className="gs-icon-button"
              aria-label={fill(words.remove, { what: figure(place + 1, language) })}
              onClick={() => onChange(lines.filter((_, at) => at !== place))}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <fieldset className="gs-stepper" aria-label={words.draws}>
        <button
          type="button"
          className="gs-step"
          aria-label={words.fewer}
          aria-disabled={chosen <= 1}
          onClick={() => setDraws(Math.max(1, chosen - 1))}
        >
          <MinusIcon />
        </button>
        <span className="gs-stepper-value">
          <small>{words.draws}</small>
          <output>{figure(chosen, language)}</output>
        </span>
        <button
          type="button"
          className="gs-step"
          aria-label={words.moreDraws}
          aria-disabled={chosen >= most}
          onClick={() => setDraws(Math.min(most, chosen + 1))}
        >
          <PlusIcon />
        </button>
      </fieldset>
      {chosen > 1 && (
        <>
          <label className="lo-stop">
            <input type="checkbox" checked={stopsOnWin} onChange={() => setStops(!stopsOnWin)} />
            <span>{words.stop}</span>
          </label>
          <p className="gs-quiet">{words.stopNote}</p>
          <p className="gs-quiet">{words.chaseNote}</p>
        </>
      )}
      <button type="button" className="lo-buy" aria-disabled={busy || most === 0} onClick={() => void buy()}>
        {busy ? words.buying : fill(words.buy, { amount: amountText(whole) })}
      </button>
    </div>
  );
}

type UnsureProps = Shared & { desk: LotteryDesk; order: OrderRequest };

/** Nothing else is bought before it is known what became of this. */
function Unsure({ desk, order, ...shared }: UnsureProps) {
  const { lottery, words, language, amountText } = shared;
  const { busy } = desk.state;
  const whole = minor(stakeSum(lottery, order.lines) * BigInt(order.draws));
  return (
    <div className="lo-slip">
      <ul className="lo-lines">
        {order.lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <LineText line={line} {...shared} />
          </li>
        ))}
      </ul>
      <p className="gs-quiet">
        {words.draws}: {figure(order.draws, language)}
      </p>
      <p className="gs-problem-text">{words.unsure}</p>
      <button
        type="button"
        className="lo-buy"
        aria-disabled={busy}
        onClick={() => !busy && void desk.buyAgain()}
      >
        {busy ? words.buying : fill(words.buy, { amount: amountText(whole) })}
      </button>
    </div>
  );
}

const stakeSum = (lottery: Shared['lottery'], lines: readonly TicketLine[]) => {
  try {
    return stakeOfTicket(lottery, { lines: [...lines] });
  } catch {
    // Too much for one ticket: the house would say so; the page shows the sum all the same.
    return minor(
      lines.reduce((all, line) => {
        const { unit, bets } = readLine(lottery, line);
        return all + unit * BigInt(bets);
      }, 0n),
    );
  }
};
