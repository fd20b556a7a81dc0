import './video-poker.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, parseMoney } from '@maidan/contract/money.ts';
import { useState } from 'react';
import { CardSheet } from '#cards/card-face.tsx';
import { cardName, loadCardTexts, type CardTexts } from '#cards/card-texts.ts';
import type { Card } from '#cards/deck.ts';
import type { FrameAction } from '#frame/controls.tsx';
import { GameFrame } from '#frame/game-frame.tsx';
import { usePlay, type Play } from '#frame/use-play.ts';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { figure } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import { fill, loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { Hand } from './hand.tsx';
import { manifestOf } from './manifests.ts';
import { PayBoard } from './pay-board.tsx';
import { PAY_TABLES, VARIANTS, type Variant } from './paytable.ts';
import { loadPokerTexts, type PokerTexts } from './poker-texts.ts';
import { HAND_SIZE, pokerView, type PokerView } from './round.ts';
import { RulesPanel } from './rules-panel.tsx';

/** Cards turn one after the other; nobody has to wait for it. */
const CARD_MS = 110;
const PLACES = [0, 1, 2, 3, 4];
const FACE_DOWN: readonly null[] = PLACES.map(() => null);

type Words = { texts: ScreenTexts; poker: PokerTexts; cards: CardTexts };

/** The screen with its words in one language; no other comes along. Null: there is no such pay table. */
export async function openVideoPoker(language: Language, name: string): Promise<OpenedScreen | null> {
  const variant = VARIANTS.find((each) => each === name);
  if (variant === undefined) return null;
  const [texts, poker, cards] = await Promise.all([
    loadScreenTexts(language),
    loadPokerTexts(language),
    loadCardTexts(language),
  ]);
  const words = { texts, poker, cards };
  return {
    title: poker.titles[variant],
    Screen: ({ host }) => <VideoPokerScreen host={host} words={words} variant={variant} />,
  };
}

function viewOf(round: RoundView | null): PokerView | null {
  const view = pokerView.safeParse(round?.outcome);
  return view.success ? view.data : null;
}

function VideoPokerScreen({ host, words, variant }: { host: GameHost; words: Words; variant: Variant }) {
  const table = PAY_TABLES[variant];
  const [manifest] = useState(() => manifestOf(variant));
  const [view, setView] = useState<PokerView | null>(null);
  const [shown, setShown] = useState<readonly (Card | null)[]>(FACE_DOWN);
  const [held, setHeld] = useState<readonly number[]>([]);
  const stage: RoundStage = {
    // A new bet takes the old cards away; a draw only those that are not held.
    sent: () => {
      setShown((before) =>
        before.map((card, place) => (view?.held === null && held.includes(place) ? card : null)),
      );
      if (view?.held !== null) {
        setHeld([]);
        setView(null);
      }
    },
    async show(round, { quick, sounds }) {
      const next = viewOf(round);
      if (next === null) return;
      const kept = next.held ?? [];
      for (const place of quick ? [] : PLACES) {
        if (kept.includes(place)) continue;
        setShown((before) => before.map((card, at) => (at === place ? (next.cards[place] ?? null) : card)));
        sounds.play('stop');
        await pause(CARD_MS);
      }
      setShown(next.cards);
      setView(next);
    },
    stand(round) {
      const next = viewOf(round);
      setView(next);
      setShown(next?.cards ?? FACE_DOWN);
      setHeld(next?.held ?? (next === null ? [] : held));
    },
  };
  const play = usePlay({ host, texts: words.texts, manifest, stage });
  const { rounds, amountText } = play;
  const isOpen = rounds.phase === 'open';
  const stake = isOpen && rounds.round ? parseMoney(rounds.round.stake) : rounds.stake;
  const toggle = (place: number) =>
    setHeld((before) =>
      before.includes(place)
        ? before.filter((each) => each !== place)
        : [...before, place].toSorted((one, other) => one - other),
    );
  return (
    <GameFrame
      play={play}
      title={host.title ?? words.poker.titles[variant]}
      actions={[mainAction(play, words.poker, held)]}
      said={saidOf(play, words, view)}
      className={`vp-screen vp-${variant}`}
      describe={(round) => describe(round, words)}
      scene={
        <>
          <CardSheet />
          <Saloon />
        </>
      }
      rulesPanel={
        <RulesPanel
          table={table}
          manifest={manifest}
          language={host.language}
          texts={words.poker}
          stake={stake}
          amountText={amountText}
        />
      }
    >
      <section className="vp-stage" data-won={view?.held !== null && view?.prize ? true : undefined}>
        <div className="vp-cabinet">
          <PayBoard
            table={table}
            prize={view?.prize ?? null}
            stake={stake}
            texts={words.poker}
            amountText={amountText}
          />
          <Hand
            cards={shown}
            held={held}
            canHold={isOpen}
            language={host.language}
            texts={words.poker}
            cardTexts={words.cards}
            onHold={toggle}
          />
        </div>
      </section>
    </GameFrame>
  );
}

function mainAction({ rounds, host }: Play, poker: PokerTexts, held: readonly number[]): FrameAction {
  if (rounds.phase === 'open') {
    const count = HAND_SIZE - held.length;
    return {
      label: count === 0 ? poker.keep : fill(poker.draw, { count: figure(count, host.language) }),
      onPress: () => rounds.act({ hold: [...held] }),
    };
  }
  const busy = rounds.phase !== 'idle';
  return {
    label: busy && rounds.phase !== 'loading' ? poker.dealing : poker.deal,
    busy,
    onPress: () => rounds.place({ stake: formatMoneyText(rounds.stake) }),
  };
}

function saidOf({ rounds, amountText }: Play, { poker, cards }: Words, view: PokerView | null): string {
  if (view === null) return '';
  const named = view.cards.map((card) => cardName(card, cards)).join(', ');
  if (rounds.phase === 'open') return fill(poker.saidDealt, { cards: named });
  if (rounds.phase !== 'idle' || rounds.won === null) return '';
  if (view.prize === null) return fill(poker.saidNothing, { cards: named });
  return fill(poker.saidPrize, { prize: poker.prizes[view.prize], amount: amountText(rounds.won) });
}

/** A round in the history: its last five cards, and what they made. */
function describe(round: RoundView, { poker, cards }: Words): string {
  const view = viewOf(round);
  if (view === null) return '';
  const named = view.cards.map((card) => cardName(card, cards)).join(', ');
  return view.prize === null ? named : `${poker.prizes[view.prize]} · ${named}`;
}

/** The saloon of a river steamer at night: planks, a brass rail, two lamps. */
function Saloon() {
  return (
    <div className="vp-saloon" aria-hidden="true">
      <i className="vp-lamp vp-lamp-left" />
      <i className="vp-lamp vp-lamp-right" />
      <i className="vp-rail" />
    </div>
  );
}
