import { CardFace } from '#cards/card-face.tsx';
import type { Card } from '#cards/deck.ts';
import type { AndarBaharTexts } from './andar-bahar-texts.ts';
import type { AndarBahar } from './rules.ts';

type Props = {
  /** Null while bets are taken. */
  shown: AndarBahar | null;
  hasJoker: boolean;
  /** So many cards have fallen. */
  fallen: number;
  isOver: boolean;
  count: string;
  words: AndarBaharTexts;
};

/** The joker between two lanes, on which cards fall in turn until its rank comes again. */
export function Lanes({ shown, hasJoker, fallen, isOver, count, words }: Props) {
  const cards = shown?.cards.slice(0, fallen) ?? [];
  const winner = isOver && cards.length > 0 ? (cards.length % 2 === 1 ? 'andar' : 'bahar') : null;
  return (
    <div className="ab-mat" aria-hidden="true">
      <div className="ab-joker">
        <CardFace card={shown && hasJoker ? shown.joker : null} />
        <p>{cards.length > 0 ? count : words.joker}</p>
      </div>
      <Lane
        side="andar"
        name={words.spots.andar}
        cards={cards.filter((_, place) => place % 2 === 0)}
        isWon={winner === 'andar'}
      />
      <Lane
        side="bahar"
        name={words.spots.bahar}
        cards={cards.filter((_, place) => place % 2 === 1)}
        isWon={winner === 'bahar'}
      />
    </div>
  );
}

type LaneProps = { side: 'andar' | 'bahar'; name: string; cards: readonly Card[]; isWon: boolean };

function Lane({ side, name, cards, isWon }: LaneProps) {
  return (
    <div className="ab-lane" data-side={side} data-won={isWon}>
      <p>{name}</p>
      <div className="ab-cards" style={{ '--cards': Math.max(cards.length, 5) } as object}>
        {cards.map((card) => (
          <span key={card}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
    </div>
  );
}
