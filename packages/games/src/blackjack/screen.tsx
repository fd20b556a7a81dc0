import './blackjack.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, minor, type Money } from '@maidan/contract/money.ts';
import { useState } from 'react';
import { CardSheet } from '#cards/card-face.tsx';
import { cardName, loadCardTexts, type CardTexts } from '#cards/card-texts.ts';
import type { FrameAction } from '#frame/controls.tsx';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { blackjackBet } from './bet.ts';
import { loadBlackjackTexts, type BlackjackTexts } from './blackjack-texts.ts';
import { manifest } from './manifest.ts';
import { ACTS, blackjackView, type BlackjackView } from './round.ts';
import { RulesPanel } from './rules-panel.tsx';
import { pointsText, TableHand } from './table-hand.tsx';
import { GOAL, isNatural, totalOf } from './table.ts';

/** The dealer's cards come one after the other at the end. */
const CARD_MS = 420;

type Words = { texts: ScreenTexts; table: BlackjackTexts; cards: CardTexts };

/** The screen with its words in one language; no other comes along. */
export async function openBlackjack(language: Language): Promise<OpenedScreen> {
  const [texts, table, cards] = await Promise.all([
    loadScreenTexts(language),
    loadBlackjackTexts(language),
    loadCardTexts(language),
  ]);
  const words = { texts, table, cards };
  return { title: table.title, Screen: ({ host }) => <BlackjackScreen host={host} words={words} /> };
}

function viewOf(round: RoundView | null): BlackjackView | null {
  const view = blackjackView.safeParse(round?.outcome);
  return view.success ? view.data : null;
}

function BlackjackScreen({ host, words }: { host: GameHost; words: Words }) {
  const [view, setView] = useState<BlackjackView | null>(null);
  const stage: RoundStage = {
    sent: () => setView((before) => (before?.isOver ? null : before)),
    async show(round, { quick, sounds }) {
      const next = viewOf(round);
      if (next?.isOver && !quick)
        for (let count = 1; count < next.dealer.length; count += 1) {
          setView({ ...next, dealer: next.dealer.slice(0, count), isOver: false, may: [] });
          sounds.play('stop');
          await pause(CARD_MS);
        }
      setView(next);
    },
    stand: (round) => setView(viewOf(round)),
  };
  const play = usePlay({ host, texts: words.texts, manifest, stage });
  const { table, cards } = words;
  const { language } = host;
  const shared = { language, texts: table, cardTexts: cards };
  return (
    <GameFrame
      play={play}
      title={host.title ?? table.title}
      actions={actionsOf(play, table, view)}
      hasStepper={play.rounds.phase === 'idle' || play.rounds.phase === 'loading' || view === null}
      said={saidOf(play, words, view)}
      className="bj-screen"
      describe={(round) => describe(round, language, table)}
      scene={
        <>
          <CardSheet />
          <div className="bj-garden" aria-hidden="true" />
        </>
      }
      rulesPanel={<RulesPanel language={language} texts={table} amountText={play.amountText} />}
    >
      <section className="bj-stage">
        <div className="bj-felt">
          <TableHand
            {...shared}
            title={table.dealer}
            cards={dealerCards(view)}
            isBlackjack={view?.isOver === true && isNatural(view.dealer)}
            note={table.dealer}
          />
          <p className="bj-words">
            <span>{table.pays}</span>
            <small>
              {table.stands} · {view?.insurance === 'taken' ? table.insured : table.insurancePays}
            </small>
          </p>
          <div className="bj-hands" data-count={view?.hands.length ?? 1}>
            {(view?.hands ?? [{ cards: [], isDoubled: false }]).map((hand, place) => {
              const result = view?.isOver ? resultOf(view, place) : undefined;
              const number = figure(place + 1, language);
              return (
                <TableHand
                  // oxlint-disable-next-line react/no-array-index-key -- hands are known by their place at the table
                  key={place}
                  {...shared}
                  title={view && view.hands.length > 1 ? fill(table.handOf, { number }) : table.hand}
                  cards={view === null ? [null, null] : hand.cards}
                  isActive={view !== null && !view.isOver && view.hands.length > 1 && view.turn === place}
                  isBlackjack={view?.hands.length === 1 && isNatural(hand.cards)}
                  note={result ? table.results[result] : hand.isDoubled ? table.doubled : undefined}
                  result={result}
                />
              );
            })}
          </div>
        </div>
      </section>
    </GameFrame>
  );
}

/** The second card lies face down until the round is over. */
function dealerCards(view: BlackjackView | null): (number | null)[] {
  if (view === null) return [null, null];
  return view.dealer.length === 1 ? [...view.dealer, null] : view.dealer;
}

function resultOf(view: BlackjackView, place: number): 'won' | 'lost' | 'push' {
  const hand = view.hands[place]?.cards ?? [];
  const isOwn = view.hands.length === 1 && isNatural(hand);
  if (isNatural(view.dealer)) return isOwn ? 'push' : 'lost';
  const [mine, theirs] = [totalOf(hand).points, totalOf(view.dealer).points];
  if (mine > GOAL) return 'lost';
  if (isOwn || theirs > GOAL || mine > theirs) return 'won';
  return mine === theirs ? 'push' : 'lost';
}

/** In a round: what may be done, the one that costs nothing and goes on first. */
function actionsOf(play: Play, table: BlackjackTexts, view: BlackjackView | null): FrameAction[] {
  const { rounds, amountText } = play;
  const isUnderWay = rounds.phase === 'open' || (rounds.phase === 'sending' && view?.isOver === false);
  if (isUnderWay && view !== null)
    return ACTS.filter((act) => view.may.includes(act)).map((act) => ({
      // What it costs stands on the button; the others cost nothing.
      label: act === 'insure' ? `${table.acts.insure} · ${amountText(insuranceOf(play))}` : table.acts[act],
      price: act === 'double' || act === 'split' ? amountText(dealtFor(play)) : undefined,
      quiet: act !== 'hit' && act !== 'no-insurance',
      disabled: rounds.phase !== 'open',
      onPress: () => rounds.act({ act }),
    }));
  const busy = rounds.phase !== 'idle';
  return [
    {
      label: busy && rounds.phase !== 'loading' ? table.dealing : table.deal,
      busy,
      onPress: () => rounds.place({ stake: formatMoneyText(rounds.stake) }),
    },
  ];
}

/** Half of what the hand was dealt for. */
function insuranceOf(play: Play): Money {
  return minor(dealtFor(play) / 2n);
}

function dealtFor({ rounds }: Play): Money {
  const bet = blackjackBet.safeParse(rounds.round?.bet);
  return bet.success ? bet.data.stake : rounds.stake;
}

function saidOf(play: Play, { table, cards }: Words, view: BlackjackView | null): string {
  const { rounds, host, amountText } = play;
  const hand = view?.hands[view.turn];
  if (view === null || hand === undefined) return '';
  const points = pointsText(
    hand.cards,
    host.language,
    table,
    view.hands.length === 1 && isNatural(hand.cards),
  );
  if (rounds.phase === 'open' && view.insurance === 'offered')
    return fill(table.saidInsurance, { points, amount: amountText(insuranceOf(play)) });
  if (rounds.phase === 'open')
    return fill(table.saidTurn, {
      points,
      cards: hand.cards.map((card) => cardName(card, cards)).join(', '),
      up: cardName(view.dealer[0] ?? 0, cards),
    });
  if (rounds.phase !== 'idle' || rounds.won === null || rounds.wonOnStake === null) return '';
  const ended = rounds.won > rounds.wonOnStake ? table.youWon : table.cameBack;
  return fill(table.saidEnd, {
    mine: points,
    theirs: pointsText(view.dealer, host.language, table, isNatural(view.dealer)),
    result: rounds.won === 0n ? table.noWin : fill(ended, { amount: amountText(rounds.won) }),
  });
}

/** A round in the history: the player's points against the dealer's. */
function describe(round: RoundView, language: Language, table: BlackjackTexts): string {
  const view = viewOf(round);
  if (view === null) return '';
  const mine = view.hands.map((hand) =>
    pointsText(hand.cards, language, table, view.hands.length === 1 && isNatural(hand.cards)),
  );
  return `${mine.join(' + ')} · ${table.dealer} ${pointsText(view.dealer, language, table, view.isOver && isNatural(view.dealer))}`;
}
