import './scratch.css';
import type { Language } from '@maidan/contract/languages.ts';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { useRef, useState } from 'react';
import { GameFrame } from '#frame/game-frame.tsx';
import type { FrameAction } from '#frame/controls.tsx';
import { usePlay } from '#frame/use-play.ts';
import { loadPartTexts, type PartTexts } from '#game-parts/part-texts.ts';
import { chanceText, FactsLine } from '#game-parts/rule-parts.tsx';
import type { RoundView } from '#play.ts';
import type { RoundStage } from '#round-client/round-client.ts';
import { SkipIcon, SpinIcon } from '#screen-parts/icons.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { loadScreenTexts, type ScreenTexts } from '#screen-parts/screen-texts.ts';
import { skinFrom } from '#screen-parts/skin.ts';
import type { GameHost, OpenedScreen } from '#screen-plug.ts';
import { Card, type ShownCard } from './card.tsx';
import { manifestOf } from './manifest.ts';
import { scratchOutcome } from './outcome.ts';
import { CARDS, DEFAULT_VARIANT, FIELDS, isVariant, prizesOf, type Variant } from './prize-tables.ts';
import { ScratchRules } from './rules-panel.tsx';
import { Scene } from './scene.tsx';
import { loadScratchTexts, type ScratchTexts } from './scratch-texts.ts';

const OWN_HUES: Readonly<Record<Variant, number>> = { fair: 300, river: 235, gold: 40 };
const ALL_OPEN = 2 ** FIELDS - 1;
const QUICK_MS = 500;

/** The screen with its words in one language; no other comes along. */
export async function openScratch(language: Language, named: string): Promise<OpenedScreen | null> {
  const [texts, parts, words] = await Promise.all([
    loadScreenTexts(language),
    loadPartTexts(language),
    loadScratchTexts(language),
  ]);
  const variant = named === '' ? DEFAULT_VARIANT : named;
  if (!isVariant(variant)) return null;
  return {
    title: words.titles[variant],
    Screen: ({ host }) => (
      <ScratchScreen host={host} texts={texts} parts={parts} words={words} variant={variant} />
    ),
  };
}

type Props = { host: GameHost; texts: ScreenTexts; parts: PartTexts; words: ScratchTexts; variant: Variant };
type Bought = ShownCard & { readonly price: Money };
/** The card in the hand: which fields are open, whom to tell, and what to do when all are. */
type InHand = { open: number; seen: (open: number) => void; done: () => void };

function ScratchScreen({ host, texts, parts, words, variant }: Props) {
  const [manifest] = useState(() => manifestOf(variant));
  const [card, setCard] = useState<Bought | null>(null);
  const [open, setOpen] = useState(0);
  const inHand = useRef<InHand | null>(null);

  const openFields = (fields: number) => {
    const hand = inHand.current;
    if (!hand || (hand.open | fields) === hand.open) return;
    hand.open |= fields;
    setOpen(hand.open);
    hand.seen(hand.open);
    if (hand.open !== ALL_OPEN) return;
    inHand.current = null;
    hand.done();
  };
  const stage: RoundStage = {
    sent() {
      setCard(null);
      setOpen(0);
    },
    async show(round, { from, quick, seen, won, sounds }) {
      const bought = cardIn(round);
      if (!bought) return;
      setCard(bought);
      setOpen(from);
      if (from !== ALL_OPEN)
        await new Promise<void>((done) => {
          inHand.current = { open: from, seen, done };
          if (quick) setTimeout(() => openFields(ALL_OPEN), QUICK_MS);
        });
      sounds.play('stop');
      won(parseMoney(round.win ?? '0.00'));
    },
    stand(round) {
      const bought = round && cardIn(round);
      inHand.current = null;
      setCard(bought);
      setOpen(bought ? ALL_OPEN : 0);
    },
  };
  const play = usePlay({ host, texts, manifest, stage });
  const { rounds } = play;
  const idle = rounds.phase === 'idle';
  const title = host.title ?? words.titles[variant];
  const price = card?.price ?? rounds.stake;
  const amountOf = (times: number) =>
    `${host.currencySymbol}${figure(Number((price * BigInt(times)) / 100n), host.language)}`;
  const action: FrameAction =
    rounds.phase === 'showing' && open !== ALL_OPEN
      ? { label: words.all, icon: <SkipIcon />, onPress: () => openFields(ALL_OPEN) }
      : {
          label: idle || rounds.phase === 'loading' ? words.buy : words.buying,
          icon: <SpinIcon />,
          busy: !idle,
          onPress: () => rounds.place({ stake: formatMoneyText(rounds.stake) }),
        };

  return (
    <GameFrame
      play={play}
      title={title}
      actions={[action]}
      describe={(round) => describe(round, host.language)}
      className="sc-screen"
      style={{ '--hue': host.skin === null ? OWN_HUES[variant] : skinFrom(host.skin).skyHue }}
      scene={<Scene variant={variant} />}
      rulesPanel={<ScratchRules play={play} parts={parts} words={words} variant={variant} />}
    >
      <section className="sc-stage">
        <div className="sc-field-area">
          <Card
            variant={variant}
            title={title}
            words={words}
            language={host.language}
            card={card}
            open={open}
            amountOf={amountOf}
            onOpen={(field) => openFields(1 << field)}
          />
        </div>
        <section className="sc-prizes">
          <h2>{words.prizes}</h2>
          <dl>
            {prizesOf(variant).map(({ times, cards }) => (
              <div key={times} style={{ display: 'contents' }}>
                <dt>{amountOf(times)}</dt>
                <dd>{chanceText(cards / CARDS, parts, host.language)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="sc-below">
          <FactsLine play={play} parts={parts} />
        </div>
      </section>
    </GameFrame>
  );
}

function cardIn(round: RoundView): Bought | null {
  const outcome = scratchOutcome.safeParse(round.outcome);
  return outcome.success ? { id: round.id, ...outcome.data, price: minor(parseMoney(round.stake)) } : null;
}

function describe(round: RoundView, language: Language): string | null {
  const card = cardIn(round);
  return card && `${figure(card.times, language)}×`;
}
