import { parseMoney } from '@maidan/contract/money.ts';
import { CardFace } from '#cards/card-face.tsx';
import { cardName, type CardTexts } from '#cards/card-texts.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { HandSeat, HandTools, ShownHand } from '#table/screen/shown-hand.ts';
import { teenPattiView, type Deed, type TeenPattiView } from './round.ts';
import type { TeenPattiTexts } from './teen-patti-texts.ts';

/** In the order in which they stand side by side. */
const BUTTONS: readonly Deed[] = ['pack', 'look', 'show', 'raise', 'bet', 'all-in'];
const MAIN: ReadonlySet<Deed> = new Set(['bet', 'all-in']);
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
    pots: (view.result?.pots ?? view.pots).map((pot) => ({
      amount: parseMoney(pot.amount),
      rake: 'rake' in pot ? parseMoney(pot.rake) : null,
    })),
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
        { key: deed, label, cost: parseMoney(choice.cost), isMain: MAIN.has(deed), action: { do: deed } },
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
  const stands = seat.isAllIn ? words.isAllIn : did;
  const note = isPacked ? did : (kind ?? stands ?? (seat.isBlind ? words.isBlind : null));
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
    heard: [
      names ?? (seat.isIn && seat.isBlind ? words.isBlind : ''),
      kind,
      kind !== null && seat.isAllIn && words.isAllIn,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

function saidOf(
  { result, seats, last: lastPlace }: TeenPattiView,
  words: TeenPattiTexts,
  amountText: HandTools['amountText'],
  nameOf: HandTools['nameOf'],
): string {
  const figures = ({ place, amount }: { place: number; amount: string }) => ({
    name: nameOf(place),
    amount: amountText(parseMoney(amount)),
  });
  if (result) {
    const won = result.won.map((part) => {
      const kind = seats.find((seat) => seat.place === part.place)?.kind;
      const text = result.how === 'last' || !kind ? words.said.wonAlone : words.said.won;
      return fill(text, { ...figures(part), kind: kind ? words.kinds[kind] : '' });
    });
    return [...won, ...result.back.map((part) => fill(words.said.back, figures(part)))].join(' ');
  }
  const last = seats.find(({ place }) => place === lastPlace);
  if (!last?.did) return words.said.dealt;
  return fill(words.said[last.did.do], figures({ place: last.place, amount: last.did.amount }));
}
