import { useCallback, useEffect, useRef, useState } from 'react';
import { figure } from '#screen-parts/numbers.ts';
import { digits } from '@maidan/contract/digits.ts';
import type { GameHost } from '#screen-plug.ts';
import { BOOK_API, seasonAnswer, type SeasonAnswer } from '../book-wire.ts';
import type { League } from '../leagues.ts';
import { Unread } from './bets-panel.tsx';
import { Crest } from './match-row.tsx';
import { leagueName, sportTexts, teamName, type Words } from './words.ts';

const LOOK_MS = 15_000;
const COLUMNS = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const;

/** The table of the season, with what it was promised by. */
export function SeasonPanel({ host, league, words }: { host: GameHost; league: League; words: Words }) {
  const { season, isFailing, read } = useSeason(host, league);
  const { texts, language } = words;
  const { difference, differenceLong } = sportTexts(words, league.sport);
  const titles = { ...texts.table, difference, differenceLong };
  const columns = COLUMNS.filter((column) => column !== 'drawn' || league.sport.points.drawn !== null);
  return (
    <section
      className="sb-season"
      aria-label={leagueName(words, league)}
      aria-busy={season === null && !isFailing}
    >
      <h2>{leagueName(words, league)}</h2>
      {season === null && isFailing ? (
        <Unread text={texts.failed.table} again={texts.line.again} onAgain={read} />
      ) : season === null ? (
        <p className="sb-loading" />
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.table.team}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    <abbr title={titles[`${column}Long`]}>{titles[column]}</abbr>
                  </th>
                ))}
                <th scope="col" data-column="form">
                  {texts.table.form}
                </th>
              </tr>
            </thead>
            <tbody>
              {season.rows.map((row, index) => (
                <tr key={row.team}>
                  <th scope="row">
                    <span className="sb-place">{figure(index + 1, language)}</span>
                    <Crest team={row.team} league={league.code} />
                    {teamName(words, league, row.team)}
                  </th>
                  {columns.map((column) => (
                    <td key={column} data-column={column}>
                      {digits(
                        String(column === 'difference' ? row.scored - row.conceded : row[column]).replace(
                          '-',
                          '−',
                        ),
                        language,
                      )}
                    </td>
                  ))}
                  <td data-column="form">
                    <Form form={row.form} words={words} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="sb-fair">
            <dt>{texts.fair.commitment}</dt>
            <dd>
              <code>{season.commitment}</code>
            </dd>
            {season.before !== null && (
              <>
                <dt>{texts.fair.lastCommitment}</dt>
                <dd>
                  <code>{season.before.commitment}</code>
                </dd>
                <dt>{texts.fair.lastSeed}</dt>
                <dd>
                  <code>{season.before.seed}</code>
                </dd>
              </>
            )}
          </dl>
        </>
      )}
    </section>
  );
}

function Form({ form, words: { texts } }: { form: SeasonAnswer['rows'][number]['form']; words: Words }) {
  const marks = form.map((how, index) => ({ how, key: form.length - index }));
  return (
    <span className="sb-form">
      {marks.map(({ how, key }) => (
        <span key={key} data-how={how}>
          <span aria-hidden="true">{texts.table.formMarks[how]}</span>
          <span className="gs-heard">{texts.table[`${how}Long`]}</span>
        </span>
      ))}
    </span>
  );
}

type Season = { season: SeasonAnswer | null; isFailing: boolean; read: () => Promise<void> };

function useSeason(host: GameHost, { code }: League): Season {
  /** Null: it was asked for and not told. */
  const [told, setTold] = useState<{ code: string; season: SeasonAnswer | null } | null>(null);
  const shown = useRef(code);
  const read = useCallback(async () => {
    const season = await host
      .call(`${BOOK_API.season}?league=${code}`, seasonAnswer)
      // It is asked again soon, and what was told before is shown meanwhile.
      .catch(() => null);
    if (shown.current === code)
      setTold((before) => (season === null && before?.code === code ? before : { code, season }));
  }, [host, code]);
  useEffect(() => {
    shown.current = code;
    void read();
    const timer = setInterval(() => document.hidden || void read(), LOOK_MS);
    return () => {
      shown.current = '';
      clearInterval(timer);
    };
  }, [read, code]);
  const now = told?.code === code ? told : null;
  return { season: now?.season ?? null, isFailing: now !== null && now.season === null, read };
}
