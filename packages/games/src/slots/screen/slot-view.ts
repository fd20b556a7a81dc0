import type { SlotModel } from '#slots/model/model.ts';
import { letterOf, symbolOf } from '#slots/model/weights.ts';
import type { SlotStep, SlotWin } from '#slots/outcome/outcome.ts';

type CoinStep = Extract<SlotStep, { kind: 'coins' }>;
export type Coin = CoinStep['coins'][number];

/** What stands in view when so many steps of a round have been shown. */
export type SlotView = {
  /** The window as letters, as outcomes write it. */
  readonly grid: string;
  /** What the last turn pays, and how often that counts. */
  readonly wins: readonly SlotWin[];
  readonly times: number;
  readonly free: { readonly spin: number; readonly of: number; readonly symbol: number | null } | null;
  readonly hold: {
    readonly coins: readonly Coin[];
    readonly left: number;
    readonly isGrand: boolean;
  } | null;
  /** Boxes that are open, in their order. */
  readonly pick: { readonly prizes: readonly number[] } | null;
  /** One symbol laid over these places: wilds that stay, walk or fill their reel, or the chosen symbol. */
  readonly cover: { readonly places: readonly number[]; readonly symbol: number } | null;
  /** Won so far. */
  readonly units: number;
};

/** Before anything was played: neighbouring reels have no symbol in common, so that nothing looks like a win that was not. */
export function firstView(model: SlotModel): SlotView {
  const { reels, rows, symbols } = model;
  const known = symbols.map(({ name, role }, symbol) => ({ name, role, symbol }));
  const plain = known.filter(({ name, role }) => role === undefined && name !== 'blank');
  const special = known.filter(({ role }) => role !== undefined && role !== 'times');
  const middle = Math.ceil(plain.length / 2);
  const halves = [plain.slice(0, middle), plain.slice(middle)];
  const grid = Array.from({ length: reels * rows }, (_, place) => {
    const [reel, row] = [Math.floor(place / rows), place % rows];
    const half = halves[reel % 2] ?? [];
    const shown = reel === reels - 1 ? special[row] : undefined;
    return letterOf((shown ?? half[(row + Math.floor(reel / 2)) % half.length])?.symbol ?? 0);
  }).join('');
  return { grid, wins: [], times: 1, free: null, hold: null, pick: null, cover: null, units: 0 };
}

/** The next view. Nothing in it depends on time or on what was pressed. */
export function viewAfter(model: SlotModel, view: SlotView, step: SlotStep): SlotView {
  const cap = model.maxWin * model.betUnits;
  const units = Math.min(view.units + step.units, cap);
  switch (step.kind) {
    case 'turn': {
      const isFree = step.turn === 'free';
      return {
        ...view,
        units,
        grid: step.grid,
        wins: step.wins,
        times: step.times,
        hold: null,
        pick: null,
        cover: stayingWilds(model, view, step.grid),
        free: isFree && view.free ? { ...view.free, spin: view.free.spin + 1 } : view.free,
      };
    }
    case 'spread':
      return {
        ...view,
        units,
        grid: step.grid,
        wins: [],
        hold: null,
        pick: null,
        cover: {
          places: step.places,
          symbol: step.how === 'chosen' ? (view.free?.symbol ?? 0) : wildOf(model),
        },
      };
    case 'times':
      return { ...view, units, times: step.times };
    case 'free-spins':
      return {
        ...view,
        units,
        hold: null,
        pick: null,
        cover: view.free ? view.cover : null,
        free: view.free
          ? { ...view.free, of: view.free.of + step.spins }
          : { spin: 0, of: step.spins, symbol: step.symbol ?? null },
      };
    case 'coins': {
      const before = view.hold?.coins ?? [];
      const hold = { coins: [...before, ...step.coins], left: step.left, isGrand: false };
      return { ...view, units, wins: [], hold };
    }
    case 'grand':
      return { ...view, units, hold: view.hold && { ...view.hold, isGrand: true } };
    case 'pick':
      return { ...view, units, wins: [], hold: null, pick: { prizes: step.prizes } };
  }
}

export function viewAt(model: SlotModel, steps: readonly SlotStep[], count: number): SlotView {
  let view = firstView(model);
  for (const step of steps.slice(0, count)) view = viewAfter(model, view, step);
  return view;
}

/** Only where the model keeps wilds over the free spins do they stand still when the rest turns. */
function stayingWilds(model: SlotModel, view: SlotView, grid: string): SlotView['cover'] {
  if (model.features.freeSpins?.stickyWilds !== true || !view.free) return null;
  return { places: placesOf(grid, wildOf(model)), symbol: wildOf(model) };
}

function wildOf({ symbols }: SlotModel): number {
  return symbols.findIndex(({ role }) => role === 'wild');
}

function placesOf(grid: string, symbol: number): number[] {
  return Array.from(grid, symbolOf).flatMap((found, place) => (found === symbol ? [place] : []));
}

/** Where a player who comes back begins: at a feature, or at one of its spins; never in the middle of one. */
export function isBeginning(steps: readonly SlotStep[], at: number): boolean {
  const [before, step, next] = [steps[at - 1], steps[at], steps[at + 1]];
  if (step === undefined) return false;
  if (step.kind === 'free-spins' || step.kind === 'coins' || step.kind === 'pick') return true;
  if (before?.kind === 'spread') return false;
  if (step.kind === 'spread') return next?.kind === 'turn' && next.turn === 'free';
  return step.kind === 'turn' && step.turn === 'free';
}

/** Places that go when the window tumbles: what has won, but for scatters, which stay. */
export function fallenIn(model: SlotModel, wins: readonly SlotWin[]): ReadonlySet<number> {
  return new Set(
    wins.flatMap(({ symbol, places }) => (model.symbols[symbol]?.role === 'scatter' ? [] : places)),
  );
}

/** Reels that are all wild before and after have not turned. */
export function heldReels(model: SlotModel, before: string, after: string): ReadonlySet<number> {
  const { reels, rows } = model;
  const wild = letterOf(wildOf(model)).repeat(rows);
  const at = (grid: string, reel: number) => grid.slice(reel * rows, (reel + 1) * rows);
  return new Set(
    Array.from({ length: reels }, (_, reel) => reel).filter(
      (reel) => at(before, reel) === wild && at(after, reel) === wild,
    ),
  );
}
