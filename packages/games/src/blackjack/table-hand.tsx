import type { Language } from '@maidan/contract/languages.ts';
import { CardFace } from '#cards/card-face.tsx';
import { cardName, type CardTexts } from '#cards/card-texts.ts';
import type { Card } from '#cards/deck.ts';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { BlackjackTexts } from './blackjack-texts.ts';
import { GOAL, totalOf } from './table.ts';

type Props = {
  title: string;
  cards: readonly (Card | null)[];
  language: Language;
  texts: BlackjackTexts;
  cardTexts: CardTexts;
  isActive?: boolean;
  isBlackjack?: boolean;
  /** Under the cards: doubled, won, lost. */
  note?: string | undefined;
  result?: 'won' | 'lost' | 'push' | undefined;
};

/** Cards that lie over each other, each with its rank in view, and what they count. */
export function TableHand({
  title,
  cards,
  language,
  texts,
  cardTexts,
  isActive,
  isBlackjack,
  note,
  result,
}: Props) {
  const open = cards.filter((card) => card !== null);
  const names = cards.map((card) => (card === null ? cardTexts.hidden : cardName(card, cardTexts)));
  return (
    <section className="bj-hand" data-active={isActive || undefined} data-result={result} aria-label={title}>
      <ul className="bj-cards" data-count={cards.length}>
        {cards.map((card, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place in the row is what it is, whatever card lies there
          <li key={`${place}-${card}`} className="bj-card">
            <CardFace card={card} />
            <span className="gs-heard">{names[place]}</span>
          </li>
        ))}
      </ul>
      <p className="bj-points">
        <span className="gs-heard">{title}</span>
        <b>{open.length === 0 ? '–' : pointsText(open, language, texts, isBlackjack)}</b>
        {note && <span>{note}</span>}
      </p>
    </section>
  );
}

export function pointsText(
  cards: readonly Card[],
  language: Language,
  texts: BlackjackTexts,
  isBlackjack = false,
): string {
  if (isBlackjack) return texts.blackjack;
  const { points, isSoft } = totalOf(cards);
  const count = figure(points, language);
  if (points > GOAL) return `${count} · ${texts.bust}`;
  return isSoft && points < GOAL ? fill(texts.soft, { points: count }) : count;
}
