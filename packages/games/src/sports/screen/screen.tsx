import '#screen-parts/screen-parts.css';
import './sports.css';
import type { Language } from '@maidan/contract/languages.ts';
import { parseMoney } from '@maidan/contract/money.ts';
import { useEffect, useRef, useState } from 'react';
import { RulesIcon } from '#screen-parts/icons.tsx';
import { amountTextFor, figure } from '#screen-parts/numbers.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { fixtureOf } from '../calendar.ts';
import { leagueOf, LEAGUES } from '../leagues.ts';
import type { Sport } from '../sport.ts';
import { ODDS_FORMATS, type OddsFormat } from '../odds-format.ts';
import { BetsPanel } from './bets-panel.tsx';
import type { BookState } from './book-client.ts';
import type { BookBet } from '../book-wire.ts';
import { LeagueBar } from './league-bar.tsx';
import { MatchList, type ListTab } from './match-list.tsx';
import { MatchView } from './match-view.tsx';
import { SportsRules } from './rules-panel.tsx';
import { SeasonPanel } from './season-panel.tsx';
import { replacedText } from './slip-notice.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { loadSportsTexts, type SportsTexts } from './sports-texts.ts';
import { useBook, useSeconds } from './use-book.ts';
import { useFavourites } from './use-favourites.ts';
import { shownSports, sportTexts } from './words.ts';
import { useSlip } from './use-slip.ts';

/** The screen of a book with its words in one language; no other comes along. */
const openBook =
  (book: 'sports' | 'esports') =>
  async (language: Language): Promise<OpenedScreen> => {
    const [texts, words] = await Promise.all([loadScreenTexts(language), loadSportsTexts(language, book)]);
    return {
      title: words.titles[book],
      Screen: ({ host }) => (
        <SportsScreen host={host} frame={texts} texts={words} title={words.titles[book]} />
      ),
    };
  };
export const openSports = openBook('sports');
export const openEsports = openBook('esports');

type Props = { host: GameHost; frame: ScreenTexts; texts: SportsTexts; title: string };
type Tab = ListTab | 'bets' | 'table';
/** What scrolls must be within reach of the keyboard, although it is nothing to press. */
const REACHABLE = { tabIndex: 0 };
const TABS: readonly Tab[] = ['live', 'next', 'bets', 'table'];

/**
 * The sports book: leagues, matches and the slip beside each other, or on a phone one below the other with the slip as a sheet. Prices are
 * reckoned here, from what the house tells of the matches.
 */
function SportsScreen({ host, frame, texts, title: bookTitle }: Props) {
  const { language } = host;
  const { client, state } = useBook(host);
  const control = useSlip(host, client, state);
  const favourites = useFavourites(host);
  const now = useSeconds();
  const [format, setFormat] = useNote(host, 'odds', 'decimal');
  const [sport, setSport] = useSport(host, texts);
  const [code, setCode] = useNote(host, 'league', '');
  const [isWide, setWide] = useState(false);
  const [tab, setTab] = useState<Tab>('next');
  const [opened, setOpened] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'slip' | 'rules' | null>(null);
  const chosen = leagueOf(code);
  const league = chosen?.sport === sport ? chosen : null;
  const legSports = control.slip.legs.map(({ match }) => fixtureOf(match)?.league.sport.code ?? '');
  const middle = useRef<HTMLElement>(null);
  const read = opened ?? tab;
  const readLast = useRef(read);
  // What is opened is read from its top, wherever the list had been scrolled to.
  useEffect(() => {
    if (readLast.current === read) return;
    readLast.current = read;
    middle.current?.scrollTo({ top: 0 });
  }, [read]);
  const watched = isWide ? null : [sport.code, ...legSports].join(',');
  useEffect(() => client.watch(watched?.split(',') ?? null), [client, watched]);
  const words = { texts, language, format: ODDS_FORMATS.find((one) => one === format) ?? 'decimal' };
  const amountText = amountTextFor(language, host.currencySymbol);
  const match = opened === null ? undefined : state.matches.get(opened);
  const shared = {
    words,
    state,
    slip: control.slip,
    now,
    amountText,
    onLeg: control.press,
  };
  const said = replacedText(words, control.replaced);

  const count = control.slip.legs.length;
  const title = host.title ?? bookTitle;
  const show = (next: Tab) => {
    setTab(next);
    setOpened(null);
  };
  const showBets = () => {
    setSheet(null);
    show('bets');
  };
  const slip = <SlipPanel {...{ words, state, amountText, control }} onBets={showBets} />;

  return (
    <main className="sb-screen" aria-label={title}>
      <header className="sb-top">
        <h1 className="gs-heard">{title}</h1>
        <nav className="sb-tabs" aria-label={bookTitle}>
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={tab === one ? 'page' : undefined}
              data-tab={one}
              onClick={() => show(one)}
            >
              {texts.tabs[one]}
              {one === 'live' && <Count count={liveCount(state, sport)} words={words} />}
              {one === 'bets' && <Count count={openCount(state)} words={words} />}
            </button>
          ))}
        </nav>
        <p className="sb-balance">
          <small>{frame.balance}</small>
          <b data-testid="balance">{state.balance === null ? '—' : amountText(parseMoney(state.balance))}</b>
        </p>
        <FormatChoice format={words.format} texts={texts} onFormat={setFormat} />
        <button
          type="button"
          className="gs-icon-button"
          aria-label={frame.rules}
          title={frame.rules}
          onClick={() => setSheet('rules')}
        >
          <RulesIcon />
        </button>
      </header>
      <LeagueBar
        {...{ words, sport, league }}
        matches={state.matches}
        onSport={(next) => {
          setSport(next);
          setOpened(null);
        }}
        onLeague={(next) => setCode(next?.code ?? '')}
      />
      <section ref={middle} className="sb-middle" aria-label={texts.tabs[tab]} {...REACHABLE}>
        <LineNotice host={host} state={state} frame={frame} texts={texts} onRetry={client.retryNow} />
        {match ? (
          <MatchView {...shared} match={match} onBack={() => setOpened(null)} />
        ) : tab === 'bets' ? (
          <BetsPanel {...{ words, state, amountText, client }} />
        ) : tab === 'table' ? (
          (league ? [league] : LEAGUES.filter((one) => one.sport === sport)).map((one) => (
            <SeasonPanel key={one.code} {...{ host, words }} league={one} />
          ))
        ) : (
          <MatchList
            {...shared}
            {...{ favourites, tab, sport, league }}
            onOpen={setOpened}
            onWide={setWide}
          />
        )}
      </section>
      <aside className="sb-side" aria-label={texts.slip.title}>
        <h2>{texts.slip.title}</h2>
        {slip}
      </aside>
      {(count > 0 || control.placed.some(isUndecided)) && (
        <button type="button" className="sb-slip-open" onClick={() => setSheet('slip')}>
          {count === 0 ? texts.slip.title : fill(texts.slip.open, { count: figure(count, language) })}
          {said !== null && <small>{said}</small>}
        </button>
      )}
      <output className="gs-heard">{said}</output>
      {sheet !== null && (
        <Sheet
          title={sheet === 'slip' ? texts.slip.title : frame.rules}
          closeLabel={frame.close}
          onClose={() => setSheet(null)}
        >
          {sheet === 'slip' ? slip : <SportsRules words={words} amountText={amountText} />}
        </Sheet>
      )}
    </main>
  );
}

const liveCount = ({ matches }: BookState, sport: Sport): number =>
  [...matches.values()].filter(
    ({ play, fixture }) => play.phase === 'playing' && fixture.league.sport === sport,
  ).length;
/** Of what was placed last: it is not in yet, or asks for a word about its price. */
const isUndecided = ({ state }: BookBet): boolean =>
  state === 'waiting' || state === 'bet-sent' || state === 'offered';
const openCount = ({ bets }: BookState): number => bets.filter(({ state }) => state === 'open').length;

function Count({ count, words }: { count: number; words: { language: Language } }) {
  return count === 0 ? null : <span className="sb-count">{figure(count, words.language)}</span>;
}

function FormatChoice({
  format,
  texts,
  onFormat,
}: {
  format: OddsFormat;
  texts: SportsTexts;
  onFormat: (format: string) => void;
}) {
  return (
    <select
      className="sb-format"
      aria-label={texts.format}
      value={format}
      onChange={({ target }) => onFormat(target.value)}
    >
      {ODDS_FORMATS.map((one) => (
        <option key={one} value={one}>
          {texts.formats[one]}
        </option>
      ))}
    </select>
  );
}

type NoticeProps = Pick<Props, 'host' | 'frame' | 'texts'> & { state: BookState; onRetry: () => void };

function LineNotice({ host, state, frame, texts, onRetry }: NoticeProps) {
  if (state.line === 'ended')
    return (
      <div className="sb-note sb-note-bad" role="alert">
        <p>{frame.problems.SESSION_ENDED}</p>
        <button type="button" className="sb-plain" onClick={() => host.tell({ type: 'maidan:exit' })}>
          {frame.leave}
        </button>
      </div>
    );
  if (state.line !== 'lost') return null;
  return (
    <div className="sb-note sb-note-bad" role="alert">
      <p>{texts.line.lost}</p>
      <button type="button" className="sb-plain" onClick={onRetry}>
        {texts.line.again}
      </button>
    </div>
  );
}

/** The sport that the title of the game names, else the one that was looked at last. */
function useSport(host: GameHost, texts: SportsTexts): [Sport, (sport: Sport) => void] {
  const title = host.title?.toLocaleLowerCase() ?? '';
  const sports = shownSports({ texts });
  const named = sports.find((sport) => title.includes(sportTexts({ texts }, sport).name.toLocaleLowerCase()));
  const [code, setCode] = useNote(host, 'sport', sports[0]?.code ?? '', named?.code);
  const sport = sports.find((one) => one.code === code) ?? sports[0];
  if (!sport) throw new RangeError('there is no sport');
  return [sport, (next) => setCode(next.code)];
}

/** A choice that survives a reload. */
function useNote(
  host: GameHost,
  key: string,
  standard: string,
  wanted?: string,
): [string, (value: string) => void] {
  const [value, setValue] = useState(() => wanted ?? host.recall(key) ?? standard);
  useEffect(() => host.remember(key, value), [host, key, value]);
  return [value, setValue];
}
