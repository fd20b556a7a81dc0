import type { AnyTableRules, HandResult } from '#game.ts';

/**
 * A table without clock, wallet or page: who sits there with how many chips, and the hand under way. While a hand is played the chips of a seat are
 * those it began with, and what it has paid in is the hand's; they are reckoned up once, when it ends. So a hand that is broken off has
 * cost nobody anything.
 */
export type Seat = {
  readonly id: string;
  readonly place: number;
  readonly isBot: boolean;
  readonly chips: bigint;
  /** `leaving`: is paid out as soon as no hand holds its chips. */
  readonly state: 'seated' | 'leaving';
  /** Since when it lets its turns pass; it is dealt no cards meanwhile. */
  readonly awaySince: number | null;
  readonly bankMs: number;
  /** Dealt to it so far. */
  readonly hands: number;
  /** What its player has given to the shuffle; bots give nothing. */
  readonly seed: string | null;
};
export type Hand = {
  readonly number: number;
  readonly dealer: number;
  /** With what everybody began, in the order of play. */
  readonly dealt: readonly { readonly seat: string; readonly place: number; readonly chips: bigint }[];
  readonly clientSeed: string;
  /** Actions taken so far. */
  readonly step: number;
  readonly turnStartedAt: number;
  readonly state: unknown;
};
export type Table = {
  readonly unit: bigint;
  readonly nextHand: number;
  readonly dealer: number;
  readonly seats: readonly Seat[];
  readonly hand: Hand | null;
};

export type OutReason = 'asked' | 'short' | 'full' | 'away' | 'hands' | 'closed';
export type Taken = { readonly step: number; readonly place: number; readonly action: unknown };
export type EndedHand = HandResult & {
  readonly hand: Hand;
  readonly pot: bigint;
  readonly isVoid: boolean;
};
/** What became of the table, and all that has to be kept of it. */
export type Change = {
  readonly table: Table;
  readonly taken: readonly Taken[];
  readonly ended: EndedHand | null;
  readonly out: readonly { readonly seat: Seat; readonly reason: OutReason }[];
};

export const TABLE = {
  turnMs: 20_000,
  /** Beside the clock of each turn; it comes back slowly, with every hand. */
  bankMs: 30_000,
  bankPerHandMs: 5_000,
  pauseMs: 5_000,
  /** Who lets turns pass for so long is paid out. */
  awayMs: 60_000,
  /** A turn that nobody could end for so long: the house was away, and the hand does not count. */
  staleMs: 60_000,
  /** After so many a sitting ends: its receipt holds them all. */
  mostHands: 100,
} as const;

/** What ends a hand's seeds: those of the people who are dealt in, in the order of their places. */
export const clientSeedOf = (seats: readonly Seat[]): string =>
  seats
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ seed }) => seed ?? [])
    .join('-');

const isDealtIn = (table: Table, seat: Seat): boolean =>
  table.hand?.dealt.some((dealt) => dealt.seat === seat.id) === true;

/** Those who get cards in the next hand, in the order of play: whoever sits after the dealer acts first. */
export function nextDealt({ terms }: AnyTableRules, table: Table): { dealer: number; seats: Seat[] } | null {
  const ready = table.seats
    .filter(
      ({ state, awaySince, chips }) =>
        state === 'seated' && awaySince === null && chips >= table.unit * BigInt(terms.fewestUnits),
    )
    .toSorted((one, other) => one.place - other.place);
  if (ready.length < terms.fewestSeats || ready.every(({ isBot }) => isBot)) return null;
  const dealer = ready.find(({ place }) => place > table.dealer) ?? ready[0];
  if (!dealer) return null;
  const after = ready.filter(({ place }) => place > dealer.place);
  return { dealer: dealer.place, seats: [...after, ...ready.filter(({ place }) => place <= dealer.place)] };
}

export function startedHand(
  table: Table,
  { dealer, seats }: { dealer: number; seats: readonly Seat[] },
  dealt: { clientSeed: string; state: unknown },
  now: number,
): Table {
  const playing = new Set(seats.map(({ id }) => id));
  return {
    ...table,
    dealer,
    nextHand: table.nextHand + 1,
    hand: {
      ...dealt,
      number: table.nextHand,
      dealer,
      dealt: seats.map(({ id, place, chips }) => ({ seat: id, place, chips })),
      step: 0,
      turnStartedAt: now,
    },
    seats: table.seats.map((seat) =>
      playing.has(seat.id)
        ? {
            ...seat,
            hands: seat.hands + 1,
            bankMs: Math.min(seat.bankMs + TABLE.bankPerHandMs, TABLE.bankMs),
          }
        : seat,
    ),
  };
}

export const unchanged = (table: Table): Change => ({ table, taken: [], ended: null, out: [] });

const withSeat = (table: Table, id: string, part: Partial<Seat>): Table => ({
  ...table,
  seats: table.seats.map((seat) => (seat.id === id ? { ...seat, ...part } : seat)),
});

/** When the turn is over for good: a clock for everybody, and what the seat has saved up. */
export function turnEndsAt(rules: AnyTableRules, table: Table): number | null {
  const { hand } = table;
  const seat = hand && seatInTurn(rules, table);
  if (!hand || !seat) return null;
  return hand.turnStartedAt + TABLE.turnMs + (seat.awaySince === null ? seat.bankMs : 0);
}

export function seatInTurn(rules: AnyTableRules, { hand, seats }: Table): Seat | null {
  const place = hand && rules.turnOf(hand.state);
  const id = hand?.dealt.find((dealt) => dealt.place === place)?.seat;
  return seats.find((seat) => seat.id === id) ?? null;
}

/** Null: the rules do not allow it. What a turn took of the seat's own time is gone when it moves on, and is reckoned once. */
export function press(
  rules: AnyTableRules,
  table: Table,
  seat: Seat,
  action: unknown,
  now: number,
): Change | null {
  const { hand } = table;
  if (!hand || !isDealtIn(table, seat) || !rules.isAllowed(hand.state, seat.place, action)) return null;
  const state = rules.act(hand.state, seat.place, action);
  const endsTurn = rules.turnOf(hand.state) === seat.place && rules.turnOf(state) !== seat.place;
  const used = endsTurn ? Math.max(now - hand.turnStartedAt - TABLE.turnMs, 0) : 0;
  const rested = withSeat(table, seat.id, {
    bankMs: Math.max(Math.round(seat.bankMs - used), 0),
    awaySince: null,
  });
  return settled(rules, moved(rules, rested, state, now), [{ step: hand.step, place: seat.place, action }]);
}

/** A turn that goes on is not begun anew: whoever only looks at their cards gains no time. */
function moved(rules: AnyTableRules, table: Table, state: unknown, now: number): Table {
  const { hand } = table;
  if (!hand) return table;
  const goesOn = rules.turnOf(state) === rules.turnOf(hand.state);
  return {
    ...table,
    hand: { ...hand, state, step: hand.step + 1, turnStartedAt: goesOn ? hand.turnStartedAt : now },
  };
}

/** The time of the seat in turn has run out: what the rules say is played for it, and it is not dealt in again until it says so. */
export function timeOut(rules: AnyTableRules, table: Table, now: number): Change {
  const { hand } = table;
  const seat = seatInTurn(rules, table);
  if (!hand || !seat) return unchanged(table);
  const action = rules.defaultAction(hand.state);
  const away = withSeat(table, seat.id, { bankMs: 0, awaySince: seat.awaySince ?? now });
  const state = rules.act(hand.state, seat.place, action);
  return settled(rules, moved(rules, away, state, now), [{ step: hand.step, place: seat.place, action }]);
}

export const FOLD = 'fold';

/** Gives up the hand and is paid out when it has ended; at once where no hand holds its chips. */
export function leave(
  rules: AnyTableRules,
  table: Table,
  seat: Seat,
  now: number,
  reason: OutReason = 'asked',
): Change {
  const { hand } = table;
  if (!hand || !isDealtIn(table, seat))
    return {
      ...unchanged({ ...table, seats: table.seats.filter(({ id }) => id !== seat.id) }),
      out: [{ seat, reason }],
    };
  const leaving = withSeat(table, seat.id, { state: 'leaving' });
  if (!rules.isIn(hand.state, seat.place)) return unchanged(leaving);
  const state = rules.fold(hand.state, seat.place);
  return settled(rules, moved(rules, leaving, state, now), [
    { step: hand.step, place: seat.place, action: FOLD },
  ]);
}

/** Ends a hand that is over: what was paid in goes to those who won, and to the rake. */
function settled(rules: AnyTableRules, table: Table, taken: readonly Taken[]): Change {
  const { hand } = table;
  const result = hand && rules.resultOf(hand.state);
  if (!hand || !result) return { ...unchanged(table), taken };
  const paidIn = rules.paidIn(hand.state);
  const pot = [...paidIn.values()].reduce((sum, paid) => sum + paid, 0n);
  const places = new Map(hand.dealt.map(({ seat, place }) => [seat, place]));
  const seats = table.seats.map((seat) => {
    const place = places.get(seat.id);
    if (place === undefined) return seat;
    return { ...seat, chips: seat.chips - (paidIn.get(place) ?? 0n) + (result.paidOut.get(place) ?? 0n) };
  });
  const ended: EndedHand = { ...result, hand, pot, isVoid: false };
  return { ...paidOff({ ...table, hand: null, seats }), taken, ended };
}

/** It does not count: everybody has what they had before. */
export function broken(table: Table): Change {
  const { hand } = table;
  if (!hand) return unchanged(table);
  const nothing: HandResult = { rake: 0n, paidOut: new Map(), pots: [], back: new Map() };
  const ended: EndedHand = { ...nothing, hand, pot: 0n, isVoid: true };
  return { ...paidOff({ ...table, hand: null }), ended };
}

function paidOff(table: Table): Change {
  const out = table.seats
    .filter(({ state }) => state === 'leaving')
    .map((seat) => ({ seat, reason: 'asked' as const }));
  return { ...unchanged({ ...table, seats: table.seats.filter(({ state }) => state !== 'leaving') }), out };
}

/** Between two hands: who has too little, enough, or was away for too long, is paid out. */
export function tidied({ terms }: AnyTableRules, table: Table, now: number): Change {
  if (table.hand) return unchanged(table);
  const reasonOf = ({ chips, awaySince, hands, isBot }: Seat): OutReason | null => {
    if (chips < table.unit * BigInt(terms.fewestUnits)) return 'short';
    if (chips >= table.unit * BigInt(terms.mostUnits)) return 'full';
    if (awaySince !== null && now - awaySince >= TABLE.awayMs) return 'away';
    return hands >= TABLE.mostHands && !isBot ? 'hands' : null;
  };
  const out = table.seats.flatMap((seat) => {
    const reason = reasonOf(seat);
    return reason === null ? [] : [{ seat, reason }];
  });
  if (out.length === 0) return unchanged(table);
  const gone = new Set(out.map(({ seat }) => seat.id));
  return { ...unchanged({ ...table, seats: table.seats.filter(({ id }) => !gone.has(id)) }), out };
}
