import { parseMoney } from '@maidan/contract/money.ts';
import type { AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { TableTexts } from '../table-texts.ts';
import type { ShownSeat } from '../table-wire.ts';
import { seatName } from './names.ts';
import type { HandSeat } from './shown-hand.ts';

type Props = {
  seat: ShownSeat | null;
  hand: HandSeat | null;
  /** Counted from one's own place, which is at the bottom. */
  spot: number;
  isDealer: boolean;
  /** Of the clock of its turn, what is left; null: it is not in turn. */
  clock: { readonly leftMs: number; readonly ofMs: number; readonly key: string } | null;
  words: TableTexts;
  amountText: AmountText;
};

/** One place at the table. */
export function SeatView({ seat, hand, spot, isDealer, clock, words, amountText }: Props) {
  if (!seat)
    return (
      <li className={`tb-seat tb-seat-${spot} tb-free`}>
        <span className="gs-heard">{words.free}</span>
        <span className="tb-face" aria-hidden="true" />
      </li>
    );
  const name = seatName(seat, words);
  const note = seat.isLeaving ? words.isLeaving : seat.isAway ? words.isAway : (hand?.note ?? null);
  const states = [
    clock && 'tb-in-turn',
    hand?.isOut === true && 'tb-out',
    seat.isAway && 'tb-away',
    seat.isYou && 'tb-you',
    hand?.won && 'tb-won',
  ];
  return (
    <li className={`tb-seat tb-seat-${spot} ${states.filter(Boolean).join(' ')}`}>
      <span className="gs-heard">
        {[
          fill(words.seat, { name, amount: amountText(parseMoney(seat.chips)) }),
          seat.bot !== null && words.bot,
          isDealer && words.dealer,
          hand?.heard,
          note,
          clock && words.inTurn,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <div className="tb-holds" aria-hidden="true">
        {hand?.holds}
      </div>
      <div className="tb-plate" aria-hidden="true">
        <span className="tb-face">
          {clock && (
            <span
              key={clock.key}
              className="tb-clock"
              style={{ '--of': `${clock.ofMs}ms`, '--gone': `${clock.leftMs - clock.ofMs}ms` } as object}
            />
          )}
          {seat.bot === null ? <Person /> : <Bird />}
          {isDealer && <span className="tb-dealer">D</span>}
        </span>
        {seat.bot !== null && <span className="tb-bot">{words.bot}</span>}
        <span className="tb-who">
          <span className="tb-name">{name}</span>
          <span className="tb-chips">{amountText(parseMoney(seat.chips))}</span>
        </span>
        {hand?.won ? (
          <span className="tb-note tb-note-won">+{amountText(hand.won)}</span>
        ) : (
          note !== null && <span className="tb-note">{note}</span>
        )}
      </div>
    </li>
  );
}

const Person = () => (
  <svg viewBox="0 0 40 40" focusable="false">
    <circle cx="20" cy="15" r="7" />
    <path d="M6 38c1-11 7-15 14-15s13 4 14 15z" />
  </svg>
);

const Bird = () => (
  <svg viewBox="0 0 40 40" focusable="false">
    <path d="M5 28c8 0 9-15 19-17 3-4 8-3 9 1l5 2-5 2c0 10-7 16-15 16-4 0-6 2-11 3 1-3 1-5-2-7z" />
    <circle cx="28.500" cy="13.500" r="1.400" className="tb-eye" />
  </svg>
);
