import { parseMoney } from '@maidan/contract/money.ts';
import { Die } from '#dice/die.tsx';
import { figure } from '#screen-parts/numbers.ts';
import { fill } from '#screen-parts/screen-texts.ts';
import type { HandSeat, HandTools, ShownHand } from '#table/screen/shown-hand.ts';
import type { FiveDiceTexts } from './five-dice-texts.ts';
import { PickDice } from './pick-dice.tsx';
import { fiveDiceView, type BetDeed, type FiveDiceView } from './round.ts';

/** In the order in which they stand side by side. */
const BUTTONS: readonly BetDeed[] = ['fold', 'raise', 'check', 'call'];
const MAIN: ReadonlySet<BetDeed> = new Set(['check', 'call']);
type SeatIn = FiveDiceView['seats'][number];

export function readHand(input: unknown, words: FiveDiceTexts, tools: HandTools): ShownHand | null {
  const view = fiveDiceView.safeParse(input).data;
  if (!view) return null;
  const own = view.seats.find(({ place }) => place === tools.own);
  const dice = own?.dice;
  const mayRoll = view.choices.some((choice) => choice.do === 'roll');
  return {
    pot: parseMoney(view.pot),
    pots: [],
    rake: view.result ? parseMoney(view.result.rake) : null,
    turn: view.turn,
    seat: (place) => {
      const seat = view.seats.find((each) => each.place === place);
      return seat ? shownSeat(view, seat, words, tools) : null;
    },
    actions: mayRoll
      ? []
      : BUTTONS.flatMap((deed) => {
          const choice = view.choices.find((each) => each.do === deed);
          if (!choice) return [];
          const cost = parseMoney(choice.cost);
          return [{ key: deed, label: words.do[deed], cost, isMain: MAIN.has(deed), action: { do: deed } }];
        }),
    ...(mayRoll &&
      dice && {
        chooser: ({ act, isBusy }) => (
          <PickDice
            dice={dice}
            words={words}
            language={tools.language}
            isBusy={isBusy}
            onRoll={(picked) => act({ do: 'roll', dice: picked })}
          />
        ),
      }),
    said: saidOf(view, words, tools),
  };
}

function shownSeat(view: FiveDiceView, seat: SeatIn, words: FiveDiceTexts, tools: HandTools): HandSeat {
  const won = view.result?.won.find(({ place }) => place === seat.place);
  const kind = seat.kind && words.kinds[seat.kind];
  const did = didText(seat, words, tools);
  const isFolded = seat.did?.do === 'fold';
  const faces = seat.dice?.map((face) => figure(face, tools.language)).join(', ');
  return {
    holds:
      isFolded && seat.dice === null ? null : (
        <span className="fd-dice">
          {(seat.dice ?? HIDDEN).map((face, at) => (
            <Die key={[at, face].join()} face={face} />
          ))}
        </span>
      ),
    note: isFolded ? did : (kind ?? did),
    isOut: !seat.isIn,
    won: won ? parseMoney(won.amount) : null,
    heard: [faces ?? (seat.isIn ? words.hidden : ''), kind].filter(Boolean).join(', '),
  };
}
/** Dice without dots. */
const HIDDEN = [0, 0, 0, 0, 0];

function didText({ did }: SeatIn, words: FiveDiceTexts, { amountText, language }: HandTools): string | null {
  if (!did) return null;
  if (did.do === 'roll' && did.count === 0) return words.kept;
  return fill(words.did[did.do], {
    amount: amountText(parseMoney(did.amount)),
    count: figure(did.count, language),
  });
}

function saidOf(
  { result, seats, last: lastPlace }: FiveDiceView,
  words: FiveDiceTexts,
  { amountText, nameOf, language }: HandTools,
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
  const text = last.did.do === 'roll' && last.did.count === 0 ? words.said.kept : words.said[last.did.do];
  return fill(text, {
    name: nameOf(last.place),
    amount: amountText(parseMoney(last.did.amount)),
    count: figure(last.did.count, language),
  });
}
