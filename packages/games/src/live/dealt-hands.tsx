import './dealt-hands.css';
import { CardFace, CardSheet } from '#cards/card-face.tsx';
import { cardName, type CardTexts } from '#cards/card-texts.ts';
import type { Card } from '#cards/deck.ts';

/** A card on the cloth: when it is laid down and when it is turned, after bets were closed. */
export type Dealt = { readonly card: Card; readonly laidAt: number; readonly turnedAt: number };
export type Hand = {
  readonly id: string;
  readonly name: string;
  readonly tone: 'red' | 'blue';
  readonly cards: readonly Dealt[];
  /** Of the cards that are turned. */
  readonly points: (turned: readonly Card[]) => string;
};

type Props = { hands: readonly Hand[]; shownMs: number; texts: CardTexts };

/** Two hands beside each other, each card coming from the shoe and turned in its time. */
export function DealtHands({ hands, shownMs, texts }: Props) {
  return (
    <div className="dh-hands">
      <CardSheet />
      {hands.map(({ id, name, tone, cards, points }) => {
        const laid = cards.filter(({ laidAt }) => shownMs >= laidAt);
        const turned = laid.filter(({ turnedAt }) => shownMs >= turnedAt).map(({ card }) => card);
        return (
          <div key={id} className={`dh-hand dh-${tone}`}>
            <p className="dh-name">
              {name}
              {turned.length > 0 && <b>{points(turned)}</b>}
            </p>
            <ul className="dh-cards">
              {laid.map(({ card, laidAt, turnedAt }) => (
                <li key={laidAt} className={shownMs >= turnedAt ? 'dh-turned' : undefined}>
                  <CardFace card={shownMs >= turnedAt ? card : null} />
                  {shownMs >= turnedAt && <span className="gs-heard">{cardName(card, texts)}</span>}
                </li>
              ))}
              {laid.length === 0 && <li className="dh-empty" />}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
