import { parseMoney } from '@maidan/contract/money.ts';
import { CardFace } from '#cards/card-face.tsx';
import { cardName, type CardTexts } from '#cards/card-texts.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { HandSeat, HandTools, ShownHand } from '#table/screen/shown-hand.ts';
import { teenPattiView, type Deed, type TeenPattiView } from './round.ts';
import type { TeenPattiTexts } from './teen-patti-texts.ts';

/** In the order in which they stand side by side. */
const BUTTONS: readonly Deed[] = ['pack', 'look', 'show', 'raise', 'bet'];
const HIDDEN = ['first', 'second', 'third'];
type SeatIn = TeenPattiView['seats'][number];
type Words = { words: TeenPattiTexts; cards: CardTexts };

export function readHand(input: unknown, { words, cards }: Words, tools: HandTools): ShownHand | null {
  const view = teenPattiView.safeParse(input).data;
  if (!view) return null;
  const { amountText } = tools;
  const own = view.seats.find(({ place }) => place === tools.own);
  return {
    pot: parseMoney(view.pot),
    rake: view.result ? parseMoney(view.result.rake) : null,
    turn: view.turn,
    seat: (place) => {
      const seat = view.seats.find((each) => each.place === place);
      return seat ? shownSeat(view, seat, { words, cards }, tools) : null;
    },
    actions: BUTTONS.flatMap((deed) => {
      const choice = view.choices.find((each) => each.do === deed);
      if (!choice) return [];
      const label = deed === 'bet' && own?.isBlind ? words.blindBet : words.do[deed];
      return [
        { key: deed, label, cost: parseMoney(choice.cost), isMain: deed === 'bet', action: { do: deed } },
      ];
    }),
    said: saidOf(view, words, amountText, tools.nameOf),
  };
}

function shownSeat(
  view: TeenPattiView,
  seat: SeatIn,
  { words, cards }: Words,
  { amountText }: HandTools,
): HandSeat {
  const won = view.result?.won.find(({ place }) => place === seat.place);
  const kind = seat.kind && words.kinds[seat.kind];
  const names = seat.cards?.map((card) => cardName(card, cards)).join(', ');
  const did = seat.did && fill(words.did[seat.did.do], { amount: amountText(parseMoney(seat.did.amount)) });
  const isPacked = seat.did?.do === 'pack';
  const note = isPacked ? did : (kind ?? did ?? (seat.isBlind ? words.isBlind : null));
  return {
    holds:
      isPacked && seat.cards === null ? null : (
        <span className="tp-cards">
          {seat.cards === null
            ? HIDDEN.map((key) => <CardFace key={key} card={null} />)
            : seat.cards.map((card) => <CardFace key={card} card={card} />)}
        </span>
      ),
    note,
    isOut: !seat.isIn,
    won: won ? parseMoney(won.amount) : null,
    heard: [names ?? (seat.isIn && seat.isBlind ? words.isBlind : ''), kind].filter(Boolean).join(', '),
  };
}

function saidOf(
  { result, seats, last: lastPlace }: TeenPattiView,
  words: TeenPattiTexts,
  amountText: HandTools['amountText'],
  nameOf: HandTools['nameOf'],
): string {
  if (result)
    return result.won
      .map(({ place, amount }) => {
        const kind = seats.find((seat) => seat.place === place)?.kind;
        const text = result.how === 'last' || !kind ? words.said.wonAlone : words.said.won;
        const figures = { name: nameOf(place), amount: amountText(parseMoney(amount)) };
        return fill(text, { ...figures, kind: kind ? words.kinds[kind] : '' });
      })
      .join(' ');
  const last = seats.find(({ place }) => place === lastPlace);
  if (!last?.did) return words.said.dealt;
  return fill(words.said[last.did.do], {
    name: nameOf(last.place),
    amount: amountText(parseMoney(last.did.amount)),
  });
}
