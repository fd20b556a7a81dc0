import '#screen-parts/screen-parts.css';
import '#frame/frame.css';
import './lottery.css';
import { formatMoneyText, minor, type Money } from '@maidan/contract/money.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TopBar, type Panel } from '#frame/top-bar.tsx';
import { useSound } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { lotteryOf, type Lottery } from '#lottery/lotteries.ts';
import { loadLotteryTexts, playHow, playName, type LotteryTexts } from '#lottery/lottery-texts.ts';
import { PLAYS, playOf } from '#lottery/plays/plays.ts';
import type { Picks, Play } from '#lottery/plays/play.ts';
import { prizesOf, unitsOf } from '#lottery/prizes.ts';
import { pageChance, quickPick } from '#lottery/quick-pick.ts';
import { TICKET, type TicketLine } from '#lottery/ticket.ts';
import { amountTextFor, figure } from '#screen-parts/numbers.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { Sheet } from '#screen-parts/sheet.tsx';
import { StakeStepper } from '#screen-parts/stake-stepper.tsx';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { DrawHead } from './draw-head.tsx';
import { DrawsProof } from './fairness-panel.tsx';
import { betsText, hitText, type Shared } from './line-text.tsx';
import { Notice, useSaid } from './notice.tsx';
import { Pads } from './pads.tsx';
import { RecentDraws, ResultsPanel } from './results-panel.tsx';
import { LotteryRules } from './rules-panel.tsx';
import { Slip } from './slip.tsx';
import { TicketsPanel } from './tickets-panel.tsx';
import { useLottery, type LotteryDesk } from './use-lottery.ts';

/** The screen with its words in one language; no other comes along. Null: there is no such lottery. */
export async function openLottery(language: Language, variant: string): Promise<OpenedScreen | null> {
  const lottery = lotteryOf(`lottery.${variant}`);
  if (!lottery) return null;
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadLotteryTexts(language),
  ]);
  return {
    title: words.title,
    Screen: ({ host }) => (
      <LotteryScreen host={host} lottery={lottery} texts={texts} parts={parts} words={words} />
    ),
  };
}

type Props = {
  host: GameHost;
  lottery: Lottery;
  texts: ScreenTexts;
  parts: PartTexts;
  words: LotteryTexts;
};
type Open = Panel | 'slip' | 'tickets' | null;

const emptyOf = (play: Play): Picks => play.pads.map(() => []);

/** Many players and a calendar: it stands beside the frame of the other games and uses its parts. */
function LotteryScreen({ host, lottery, texts, parts, words }: Props) {
  const { language } = host;
  const { sounds, sound } = useSound(host);
  const [panel, setPanel] = useState<Open>(null);
  const [lines, setLines] = useState<readonly TicketLine[]>([]);
  const [orders, setOrders] = useState(0);
  const onIn = useCallback((bought: readonly TicketLine[]) => {
    setLines((before) => without(before, bought));
    setOrders((before) => before + 1);
    setPanel((before) => (before === null || before === 'slip' ? 'tickets' : before));
  }, []);
  const desk = useLottery(host, lottery, onIn);
  const amountText = amountTextFor(language, host.currencySymbol);
  const shared: Shared = { lottery, words, language, amountText };
  const title = host.title ?? words.title;
  const said = useSaid(desk.state, shared);
  const hasWon = useRef(said);
  useEffect(() => {
    if (said !== hasWon.current && said !== '') sounds.play('stop');
    hasWon.current = said;
  }, [said, sounds]);
  const add = (line: TicketLine) => {
    sounds.play('press');
    setLines((before) => [...before, line].slice(0, TICKET.mostLines));
  };
  // The next order begins with one draw.
  const slip = <Slip key={orders} {...shared} desk={desk} lines={lines} onChange={setLines} />;
  return (
    <main aria-label={title} className="gf-screen lo-screen" data-family={lottery.family}>
      <TopBar play={{ texts, sound }} title={title} onPanel={setPanel} />
      <div className="gf-stage lo-stage">
        <div className="lo-main">
          {desk.state.table === null && desk.state.problem === null && (
            <output className="lo-loading">{texts.loading}</output>
          )}
          <DrawHead lottery={lottery} state={desk.state} words={words} language={language} />
          <Desk {...shared} texts={texts} isFull={lines.length >= TICKET.mostLines} onAdd={add} />
          <RecentDraws state={desk.state} {...shared} />
        </div>
        <aside className="lo-aside" aria-label={words.slip}>
          <h2>{words.slip}</h2>
          {slip}
          <h2>{words.tickets}</h2>
          <TicketsPanel {...shared} desk={desk} texts={texts} />
        </aside>
      </div>
      <Notice host={host} desk={desk} {...shared} texts={texts} />
      <Foot desk={desk} {...shared} texts={texts} count={lines.length} onOpen={(which) => setPanel(which)} />
      <output className="gs-heard" aria-live="polite">
        {said}
      </output>
      {panel !== null && (
        <Sheet
          title={panelTitle(panel, texts, words)}
          closeLabel={texts.close}
          onClose={() => setPanel(null)}
        >
          {panel === 'rules' && <LotteryRules parts={parts} aheadMs={desk.state.aheadMs} {...shared} />}
          {panel === 'fairness' && <DrawsProof texts={texts} state={desk.state} {...shared} />}
          {panel === 'history' && <ResultsPanel host={host} state={desk.state} texts={texts} {...shared} />}
          {panel === 'tickets' && <TicketsPanel {...shared} desk={desk} texts={texts} />}
          {panel === 'slip' && slip}
        </Sheet>
      )}
    </main>
  );
}

const panelTitle = (panel: NonNullable<Open>, texts: ScreenTexts, words: LotteryTexts): string =>
  ({
    rules: texts.rules,
    fairness: texts.fairness,
    history: words.results,
    options: words.slip,
    slip: words.slip,
    tickets: words.tickets,
  })[panel];

/** Two lines may be alike: each that was bought takes one away. */
function without(lines: readonly TicketLine[], bought: readonly TicketLine[]): readonly TicketLine[] {
  const left = bought.map((line) => JSON.stringify(line));
  return lines.filter((line) => {
    const at = left.indexOf(JSON.stringify(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

type DeskProps = Shared & { texts: ScreenTexts; isFull: boolean; onAdd: (line: TicketLine) => void };

/** Where numbers are chosen: a way to play, its numbers, and the stake of one bet. */
function Desk({ texts, isFull, onAdd, ...shared }: DeskProps) {
  const { lottery, words, language, amountText } = shared;
  const plays = PLAYS[lottery.family];
  const [first] = plays;
  const [code, setCode] = useState(lottery.first ?? first?.code ?? '');
  const play = playOf(lottery.family, code) ?? first;
  const [picks, setPicks] = useState<Picks>(() => (play ? emptyOf(play) : []));
  const [wanted, setUnit] = useState<Money>(minor(100));
  if (!play) return null;
  const units = unitsOf(play, lottery.mode);
  const unit = units.includes(wanted) ? wanted : (units.findLast((each) => each <= wanted) ?? minor(100));
  const isPicked = play.pads.every(({ least }, place) => (picks[place]?.length ?? 0) >= least);
  const bets = isPicked ? play.count(picks) : 0;
  const mayAdd = bets > 0 && bets <= TICKET.mostBets && !isFull;
  const line = (chosen: Picks): TicketLine => ({
    play: play.code,
    picks: chosen.map((row) => [...row]),
    unit: formatMoneyText(unit),
  });
  const add = () => {
    if (!mayAdd) return;
    onAdd(line(picks));
    setPicks(emptyOf(play));
  };
  return (
    <section className="lo-desk" aria-label={words.plays}>
      <fieldset ref={showPressed} className="lo-plays" aria-label={words.plays}>
        {plays.map((each) => (
          <button
            key={each.code}
            type="button"
            aria-pressed={each.code === play.code}
            onClick={() => {
              setCode(each.code);
              setPicks(emptyOf(each));
            }}
          >
            {playName(each, words)}
          </button>
        ))}
      </fieldset>
      <p className="lo-how">
        {playHow(play, words)}{' '}
        <b>{hitText({ play, prizes: prizesOf(play, lottery.mode), picks, unit }, shared)}</b>
      </p>
      <div className="lo-pads">
        <Pads
          key={play.code}
          play={play}
          picks={picks}
          words={words}
          language={language}
          onChange={setPicks}
        />
      </div>
      <div className="lo-add">
        <StakeStepper
          steps={units}
          stake={unit}
          locked={false}
          texts={{ ...texts, stake: words.unit }}
          amountText={amountText}
          onChange={setUnit}
        />
        <button type="button" className="lo-plain" onClick={() => setPicks(quickPick(play, pageChance))}>
          {words.quick}
        </button>
        <button type="button" className="lo-add-button" aria-disabled={!mayAdd} onClick={add}>
          {words.add}
          <small>{addText(bets, unit, { words, language, amountText, isFull })}</small>
        </button>
      </div>
    </section>
  );
}

/** Brings the one that is chosen first to the middle of its strip; the page itself stays where it is. */
function showPressed(strip: HTMLElement | null): void {
  const pressed = strip?.querySelector('[aria-pressed="true"]');
  if (!strip || !pressed) return;
  const [around, inside] = [strip.getBoundingClientRect(), pressed.getBoundingClientRect()];
  strip.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2;
}

function addText(
  bets: number,
  unit: Money,
  { words, language, amountText, isFull }: Pick<DeskProps, 'words' | 'language' | 'amountText' | 'isFull'>,
): string {
  if (isFull) return fill(words.slipFull, { count: figure(TICKET.mostLines, language) });
  if (bets > TICKET.mostBets) return fill(words.tooMany, { count: figure(TICKET.mostBets, language) });
  if (bets === 0) return words.noBet;
  return `${betsText(bets, words, language)} · ${amountText(minor(unit * BigInt(bets)))}`;
}

type FootProps = Shared & {
  desk: LotteryDesk;
  texts: ScreenTexts;
  count: number;
  onOpen: (panel: 'slip' | 'tickets') => void;
};

function Foot({ desk, words, language, amountText, texts, count, onOpen }: FootProps) {
  const { balance, table } = desk.state;
  return (
    <footer className="gf-controls lo-foot">
      <dl>
        <dt>{texts.balance}</dt>
        <dd className="gf-balance" data-testid="balance">
          {balance === null ? '—' : amountText(balance)}
        </dd>
      </dl>
      <button type="button" className="lo-plain lo-to-tickets" onClick={() => onOpen('tickets')}>
        {table && table.openTickets > 0
          ? fill(words.ticketsOpen, { count: figure(table.openTickets, language) })
          : words.tickets}
      </button>
      <button type="button" className="lo-buy lo-to-slip" onClick={() => onOpen('slip')}>
        {count > 0 ? fill(words.slipCount, { count: figure(count, language) }) : words.slip}
      </button>
    </footer>
  );
}
