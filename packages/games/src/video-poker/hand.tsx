import type { Language } from '@maidan/contract/languages.ts';
import { CardFace } from '#cards/card-face.tsx';
import { cardName, type CardTexts } from '#cards/card-texts.ts';
import type { Card } from '#cards/deck.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { PokerTexts } from './poker-texts.ts';

type Props = {
  /** Null: the card lies face down. */
  cards: readonly (Card | null)[];
  held: readonly number[];
  canHold: boolean;
  language: Language;
  texts: PokerTexts;
  cardTexts: CardTexts;
  onHold: (place: number) => void;
};

/** Five cards to press. They stay where they are; what is held has a ribbon. */
export function Hand({ cards, held, canHold, language, texts, cardTexts, onHold }: Props) {
  return (
    <fieldset className="vp-hand" aria-label={canHold ? texts.choose : texts.cards}>
      {cards.map((card, place) => {
        const isHeld = held.includes(place);
        const name = fill(texts.place, {
          place: figure(place + 1, language),
          card: card === null ? cardTexts.hidden : cardName(card, cardTexts),
        });
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a place on the table is what it is, whatever card lies there
            key={place}
            type="button"
            className="vp-card"
            aria-label={name}
            aria-pressed={isHeld}
            aria-disabled={!canHold || undefined}
            onClick={() => canHold && onHold(place)}
          >
            <span key={card} className="vp-face">
              <CardFace card={card} />
            </span>
            <span className="vp-ribbon" aria-hidden="true">
              {isHeld ? texts.held : ''}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
