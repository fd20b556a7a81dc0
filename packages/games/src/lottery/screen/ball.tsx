import { digits } from '@maidan/contract/digits.ts';
import type { Language } from '@maidan/contract/languages.ts';
import {
  BALLS,
  BOARDS,
  boardPlaces,
  isBoard,
  withZeros,
  type BoardRow,
  type Family,
} from '#lottery/draw-numbers.ts';
import { prizeName, type LotteryTexts } from '#lottery/lottery-texts.ts';

type Props = { family: Family; numbers: readonly number[]; words: LotteryTexts; language: Language };

/** One draw as its kind shows it: balls, dice, cars, or a board. */
export function Drawn({ family, numbers, words, language, small = false }: Props & { small?: boolean }) {
  if (isBoard(family))
    return small ? (
      <FirstPrize family={family} numbers={numbers} words={words} language={language} />
    ) : (
      <Board family={family} numbers={numbers} words={words} language={language} />
    );
  const { to } = BALLS[family];
  return (
    <ol className="lo-balls" data-family={family} data-small={small || undefined}>
      {numbers.map((number, place) => (
        <li
          // Places do not move, and a number may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${place}-${number}`}
          className="lo-ball"
          data-number={number}
          style={{ '--nth': place } as object}
        >
          {family === 'k3' ? (
            <Die face={number} language={language} />
          ) : (
            digits(withZeros(number, to > 9 ? 2 : 1), language)
          )}
        </li>
      ))}
    </ol>
  );
}

/** Where the eyes of a die are, by their places in a square of nine. */
const EYES: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function Die({ face, language }: { face: number; language: Language }) {
  return (
    <>
      <span className="gs-heard">{digits(String(face), language)}</span>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        {EYES[face]?.map((eye) => (
          <circle key={eye} cx={7 + (eye % 3) * 8} cy={7 + Math.floor(eye / 3) * 8} r={3} />
        ))}
      </svg>
    </>
  );
}

type BoardProps = Props & { family: keyof typeof BOARDS };

function FirstPrize({ family, numbers, words, language }: BoardProps) {
  const [place] = boardPlaces(family);
  return (
    <span className="lo-first">
      {prizeName(place?.prize ?? '', words)}{' '}
      <b>{digits(withZeros(numbers[0] ?? 0, place?.digits ?? 4), language)}</b>
    </span>
  );
}

function Board({ family, numbers, words, language }: BoardProps) {
  const rows: readonly BoardRow[] = BOARDS[family];
  return (
    <table className="lo-board" data-family={family}>
      <tbody>
        {rows.map(({ prize, digits: width, count }, row) => {
          const first = rows.slice(0, row).reduce((sum, before) => sum + before.count, 0);
          const own = numbers.slice(first, first + count);
          return (
            <tr key={prize} data-prize={prize}>
              <th scope="row">{prizeName(prize, words)}</th>
              <td>
                {own.map((number, nth) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={`${nth}-${number}`}>{digits(withZeros(number, width), language)}</span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
