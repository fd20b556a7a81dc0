import { percentText } from '#game-parts/rule-parts.tsx';
import { fill } from '#screen-parts/screen-texts.ts';
import type { League } from '../leagues.ts';
import { marginOf } from '../price.ts';
import { marketsAt } from '../quote.ts';
import type { Market } from '../sport.ts';
import { Crest, When, type RowProps } from './match-row.tsx';
import { OddsButton } from './odds-button.tsx';
import { Tracker } from './tracker.tsx';
import { leagueName, marketName, matchName, scoreOf, selectionName, teamName, type Words } from './words.ts';

type Props = Omit<RowProps, 'onOpen' | 'favourites' | 'onFavourite'> & { onBack: () => void };

/** One match: how it stands, what has happened, every market with its margin, and the hash it was promised by. */
export function MatchView({ match, onBack, ...shared }: Props) {
  const { words, now } = shared;
  const { fixture, play } = match;
  const { league } = fixture;
  const score = league.sport.scoreText(play);
  const markets = marketsAt(fixture, play);
  return (
    <section className="sb-view" aria-label={matchName(words, fixture)}>
      <button type="button" className="sb-back" onClick={onBack}>
        <span aria-hidden="true">‹</span> {words.texts.back}
      </button>
      <header className="sb-head">
        <p className="sb-quiet">{leagueName(words, league)}</p>
        <div className="sb-versus">
          {(['home', 'away'] as const).map((side) => (
            <h2 key={side}>
              <Crest team={fixture[side]} league={league.code} />
              {teamName(words, league, fixture[side])}
            </h2>
          ))}
          <p className="sb-score">
            {play.phase !== 'before' && <Score {...{ words, league }} score={score.home} />}
            {play.phase === 'before' ? '–' : ' : '}
            {play.phase !== 'before' && <Score {...{ words, league }} score={score.away} />}
          </p>
        </div>
        <When match={match} words={words} now={now} />
      </header>
      {play.phase !== 'before' && <Tracker match={match} words={words} />}
      <div className="sb-markets">
        {markets.map((market) => (
          <MarketCard key={market.id} {...shared} match={match} market={market} />
        ))}
      </div>
      <dl className="sb-fair">
        <dt>{words.texts.fair.commitment}</dt>
        <dd>
          <code>{match.commitment}</code>
        </dd>
        <dt>{words.texts.fair.seed}</dt>
        <dd>{match.seed === null ? words.texts.fair.notYet : <code>{match.seed}</code>}</dd>
      </dl>
    </section>
  );
}

/** Of a side that has none yet the words are smaller than figures. */
function Score({ words, league, score }: { words: Words; league: League; score: string | null }) {
  const text = scoreOf(words, league.sport, score);
  return score === null ? <small>{text}</small> : text;
}

function MarketCard({ market, match, ...shared }: Omit<Props, 'onBack'> & { market: Market }) {
  const { words } = shared;
  const margin = marginOf(market);
  return (
    <section className="sb-market">
      <h3>
        {marketName(words, match.fixture, market.id)}
        <small>
          {margin === null
            ? words.texts.closed
            : fill(words.texts.margin, { percent: percentText(Math.round(margin * 10_000), words.language) })}
        </small>
      </h3>
      <div className="sb-market-prices" data-many={market.selections.length > 3 || undefined}>
        {market.selections.map((selection) => (
          <OddsButton
            key={selection.id}
            {...shared}
            match={match}
            market={market}
            selection={selection}
            label={selectionName(words, match.fixture, market.id, selection.id)}
          />
        ))}
      </div>
    </section>
  );
}
