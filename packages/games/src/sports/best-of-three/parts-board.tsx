import './parts-board.css';
import { figure } from '#screen-parts/numbers.ts';
import type { ShownMatch } from '../screen/book-client.ts';
import { teamName, type Words } from '../screen/words.ts';
import type { Contest } from './contest.ts';
import { standingOf } from './standing.ts';

/** The points of each part, a line for each side. */
export function PartsBoard({ contest, match, words }: { contest: Contest; match: ShownMatch; words: Words }) {
  const { fixture, play } = match;
  const { scores, winners } = standingOf(contest, play);
  return (
    <table className="sb-parts" aria-label={words.texts.tracker}>
      <thead>
        <tr>
          <th aria-hidden="true" />
          {scores.map((_, part) => (
            <th key={`part ${part + 1}`} scope="col">
              {figure(part + 1, words.language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{teamName(words, fixture.league, fixture[side])}</th>
            {scores.map((score, part) => (
              <td
                key={`part ${part + 1}`}
                data-won={winners[part] === side || undefined}
                data-on={winners[part] === undefined || undefined}
              >
                {figure(score[side], words.language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
