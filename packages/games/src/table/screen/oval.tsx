import { parseMoney } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { figure, type AmountText } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { ClientState } from '../table-client.ts';
import type { TableTexts } from '../table-texts.ts';
import { TABLE } from '../table.ts';
import type { ShownTable } from '../table-wire.ts';
import { SeatView } from './seat-view.tsx';
import type { ShownHand } from './shown-hand.ts';
import { useSecondsLeft } from './use-table.ts';

const PLACES = [0, 1, 2, 3, 4, 5];

type Props = {
  table: ShownTable;
  ownPlace: number;
  hand: ShownHand | null;
  state: ClientState;
  words: TableTexts;
  language: Language;
  amountText: AmountText;
};

/** The table from above, one's own place at the lower edge. */
export function Oval({ table, ownPlace, hand, state, words, language, amountText }: Props) {
  const clock = clockOf(table, state.heardAt);
  return (
    <div className="tb-room">
      <div className="tb-oval" aria-hidden="true" />
      <Middle {...{ table, hand, state, words, language, amountText }} />
      <ul className="tb-seats" aria-label={words.table}>
        {PLACES.map((spot) => {
          const place = (ownPlace + spot) % PLACES.length;
          const seat = table.seats.find((each) => each.place === place) ?? null;
          const isInTurn = hand !== null && hand.turn === place && table.hand?.isOver === false;
          return (
            <SeatView
              key={spot}
              spot={spot}
              seat={seat}
              hand={seat?.isDealtIn ? (hand?.seat(place) ?? null) : null}
              isDealer={seat !== null && table.hand !== null && table.dealer === place}
              clock={isInTurn ? clock : null}
              words={words}
              amountText={amountText}
            />
          );
        })}
      </ul>
    </div>
  );
}

/** One ring for the clock of the turn and the time bank behind it. */
function clockOf({ hand }: ShownTable, heardAt: number) {
  if (!hand || hand.turnEndsInMs === null) return null;
  return {
    leftMs: hand.turnEndsInMs + hand.bankMs,
    ofMs: TABLE.turnMs + hand.bankMs,
    key: `${hand.number}-${hand.step}-${heardAt}`,
  };
}

function Middle({ table, hand, state, words, language, amountText }: Omit<Props, 'ownPlace'>) {
  const nextAt = table.nextHandInMs === null ? null : state.heardAt + table.nextHandInMs;
  const seconds = useSecondsLeft(nextAt);
  const isOver = table.hand?.isOver !== false;
  return (
    <div className="tb-middle">
      {hand && table.hand?.isVoid === false && (
        <>
          <small>{words.pot}</small>
          <strong className="tb-pot" data-testid="pot">
            {amountText(hand.pot)}
          </strong>
          {hand.pots.length > 1 && (
            <ol className="tb-pots">
              {hand.pots.map(({ amount, rake }, index) => {
                const number = figure(index + 1, language);
                const figures = {
                  number,
                  amount: amountText(amount),
                  rake: rake === null ? '' : amountText(rake),
                };
                return (
                  <li key={number}>{fill(rake === null ? words.onePot : words.onePotRaked, figures)}</li>
                );
              })}
            </ol>
          )}
          {hand.rake !== null && (
            <span className="tb-rake">{fill(words.rake, { amount: amountText(hand.rake) })}</span>
          )}
        </>
      )}
      {isOver && (
        <span className="tb-wait">
          {seconds === null ? words.waiting : fill(words.next, { seconds: figure(seconds, language) })}
        </span>
      )}
    </div>
  );
}

/** How long one's own turn still lasts, in words: the clock first, then what is saved up. */
export function OwnClock({
  table,
  state,
  words,
  language,
}: Pick<Props, 'table' | 'state' | 'words' | 'language'>) {
  const { hand } = table;
  const left = hand?.turnEndsInMs ?? null;
  const endsAt = left === null ? null : state.heardAt + left;
  const seconds = useSecondsLeft(endsAt);
  const bank = useSecondsLeft(endsAt === null ? null : endsAt + (hand?.bankMs ?? 0));
  if (seconds === null || bank === null) return null;
  const text = seconds > 0 ? words.seconds : words.bank;
  return (
    <span className={seconds > 5 ? 'tb-left' : 'tb-left tb-left-short'}>
      {fill(text, { seconds: figure(seconds > 0 ? seconds : bank, language) })}
    </span>
  );
}

export const chipsOf = (table: ShownTable): bigint =>
  parseMoney(table.seats.find(({ isYou }) => isYou)?.chips ?? '0.00');
