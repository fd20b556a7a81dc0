import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import { marketsAt } from '../quote.ts';
import type { Side } from '../sport.ts';
import type { ShownMatch } from './book-client.ts';
import { OddsButton } from './odds-button.tsx';
import type { Shared } from './shared.ts';
import { Star } from './star.tsx';
import { teamKey } from './use-favourites.ts';
import { matchName, momentText, scoreOf, teamName, timeText } from './words.ts';

export type RowProps = Shared & {
  match: ShownMatch;
  favourites: ReadonlySet<string>;
  onFavourite: (league: string, team: number) => void;
  onOpen: (id: string) => void;
};

/** A match in a list: who, how it stands, and the prices of its result. */
export function MatchRow({ match, favourites, onFavourite, onOpen, ...shared }: RowProps) {
  const { words, now } = shared;
  const { fixture, play } = match;
  const { league } = fixture;
  const score = league.sport.scoreText(play);
  const markets = marketsAt(fixture, play);
  const [result] = markets;
  const isOn = play.phase !== 'before';
  return (
    <li className="sb-match" data-phase={play.phase} data-match={fixture.id}>
      <div className="sb-match-head">
        <When match={match} words={words} now={now} />
        <button
          type="button"
          className="sb-more"
          aria-label={fill(words.texts.open, { match: matchName(words, fixture) })}
          onClick={() => onOpen(fixture.id)}
        >
          {markets.length > 0 &&
            `${fill(words.texts.more, { count: figure(markets.length, words.language) })} `}
          <span aria-hidden="true">›</span>
        </button>
      </div>
      <div className="sb-teams">
        {(['home', 'away'] as const).map((side) => (
          <TeamLine
            key={side}
            {...{ side, match, words, favourites, onFavourite }}
            isOn={isOn}
            score={score[side]}
          />
        ))}
      </div>
      <div className="sb-prices">
        {result?.selections.map((selection) => (
          <OddsButton
            key={selection.id}
            {...shared}
            match={match}
            market={result}
            selection={selection}
            label={{ home: '1', draw: 'X', away: '2' }[selection.id] ?? null}
          />
        ))}
        {!result && <span className="sb-over">{words.texts.phases[play.phase]}</span>}
      </div>
    </li>
  );
}

type TeamLineProps = Pick<RowProps, 'match' | 'words' | 'favourites' | 'onFavourite'> & {
  side: Side;
  isOn: boolean;
  score: string | null;
};

function TeamLine({ side, isOn, score, match: { fixture }, words, favourites, onFavourite }: TeamLineProps) {
  const { league } = fixture;
  const team = fixture[side];
  const name = teamName(words, league, team);
  return (
    <p className="sb-team">
      <Star
        on={favourites.has(teamKey(league.code, team))}
        label={fill(words.texts.favourite, { name })}
        onPress={() => onFavourite(league.code, team)}
      />
      <Crest team={team} league={league.code} />
      <span className="sb-team-name">{name}</span>
      {isOn && (
        <b className="sb-goals" key={score} data-none={score === null || undefined}>
          {scoreOf(words, league.sport, score)}
        </b>
      )}
    </p>
  );
}

/** Two colours in a shield: told apart at a glance, and nobody's mark. */
export function Crest({ team, league }: { team: number; league: string }) {
  const hue = (team * 47 + league.length * 31) % 360;
  return (
    <span
      className="sb-crest"
      aria-hidden="true"
      style={
        {
          '--one': `oklch(0.62 0.16 ${hue})`,
          '--two': `oklch(0.88 0.1 ${(hue + 60 + team * 20) % 360})`,
        } as object
      }
      data-cut={team % 4}
    />
  );
}

export function When({
  match: { play, startsAt, fixture },
  words,
  now,
}: Pick<RowProps, 'match' | 'words' | 'now'>) {
  const { texts, language } = words;
  const { sport } = fixture.league;
  if (play.phase === 'before')
    return (
      <span className="sb-when">{fill(texts.startsIn, { time: timeText(startsAt - now, language) })}</span>
    );
  if (play.phase !== 'playing') return <span className="sb-when">{texts.phases[play.phase]}</span>;
  return (
    <span className="sb-when sb-when-live">
      <span className="sb-dot" aria-hidden="true" />
      {momentText(words, sport, play.step)}
      <span className="sb-bar" aria-hidden="true" style={{ '--part': play.step / sport.steps } as object} />
    </span>
  );
}
