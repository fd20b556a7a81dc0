import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { TABLE_PLACES } from './tables.ts';
import type { TableView } from './use-table.ts';

const PLACES = Array.from({ length: TABLE_PLACES }, (_, place) => place);

/** Which seats are taken, by people and by bots, and one's own, which a reload finds again. */
export function SeatRow({ view: { state, words, language } }: { view: TableView }) {
  const { seats } = state;
  if (seats === null) return null;
  const { taken, own } = seats;
  const said = [
    fill(words.seats.taken, {
      taken: figure(taken.length, language),
      seats: figure(TABLE_PLACES, language),
    }),
    own === null ? words.seats.behind : fill(words.seats.own, { place: figure(own + 1, language) }),
  ];
  return (
    <div className="lv-seats">
      <p className="gs-heard">{said.join(' ')}</p>
      <ol aria-hidden="true">
        {PLACES.map((place) => {
          const sitter = taken.find((seat) => seat.place === place);
          const who = place === own ? 'you' : sitter === undefined ? 'free' : sitter.isBot ? 'bot' : 'player';
          return (
            <li key={place} data-who={who}>
              {who !== 'free' && <Sitter isBot={who === 'bot'} />}
            </li>
          );
        })}
      </ol>
      {own !== null && (
        <span aria-hidden="true">{fill(words.seats.yours, { place: figure(own + 1, language) })}</span>
      )}
    </div>
  );
}

const Sitter = ({ isBot }: { isBot: boolean }) => (
  <svg viewBox="0 0 24 24" focusable="false">
    {isBot ? (
      <>
        <path d="M12 3v4" className="lv-seat-line" />
        <rect x="5" y="7" width="14" height="11" rx="3.500" />
        <circle cx="9.500" cy="12.500" r="1.400" className="lv-seat-hole" />
        <circle cx="14.500" cy="12.500" r="1.400" className="lv-seat-hole" />
      </>
    ) : (
      <>
        <circle cx="12" cy="9" r="4.200" />
        <path d="M4.500 20.500c.6-4.600 3.600-6.800 7.500-6.800s6.900 2.200 7.500 6.800z" />
      </>
    )}
  </svg>
);
