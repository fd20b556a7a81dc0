import { faultOf } from '#slots/model/check-model.ts';
import type { RtpSetting, SlotModel, SymbolRow } from '#slots/model/model.ts';
import { symbolOf, weightsOf, type Mode } from '#slots/model/weights.ts';

/** What one draw picks from, a table for each reel: the strip itself, or every symbol as often as its weight. */
type Reels = readonly Uint8Array[];

/**
 * A model laid out for playing: tables of numbers and the window they are played in. Made once, used for any number of
 * rounds one after another; a round leaves nothing behind in it that the next one reads.
 */
export type Machine = {
  readonly model: SlotModel;
  readonly rtp: RtpSetting;
  readonly reels: number;
  readonly rows: number;
  readonly cells: number;
  readonly capUnits: number;
  /** Neighbours on a ring instead of places drawn by themselves. */
  readonly rings: boolean;
  readonly base: Reels;
  readonly free: Reels;
  readonly withoutWild: Reels;
  /** Units by symbol and count: `pays[symbol * stride + count]`. */
  readonly pays: Int32Array;
  readonly stride: number;
  readonly paying: Uint8Array;
  readonly symbolCount: number;
  /** Places of every line, one line after the other. */
  readonly lines: Uint8Array;
  readonly lineCount: number;
  readonly wild: number;
  readonly scatter: number;
  readonly bonus: number;
  readonly coin: number;
  readonly wildTimes: number;
  /** What each symbol multiplies by; 0 for those that do not. */
  readonly timesOf: Int32Array;
  readonly hasTimes: boolean;
  readonly scatterPays: Int32Array;
  /** Coin values, chosen symbols and numbers of wild reels as a draw sees them: each as often as its weight. */
  readonly coinTable: Uint16Array;
  readonly chosenTable: Uint8Array;
  readonly wildReelTable: Uint8Array;
  readonly window: Window;
};

/** What a round writes into. */
export type Window = {
  readonly grid: Uint8Array;
  readonly stops: Int32Array;
  /** Places that took part in a win and go when the window tumbles. */
  readonly hit: Uint8Array;
  readonly counts: Int32Array;
  readonly stack: Uint8Array;
  /** The evaluation that last saw a place, by its number: nothing has to be wiped in between. */
  readonly seen: Float64Array;
  stamp: number;
  /** Wilds that stay, walk, or hold their reel. */
  readonly kept: Uint8Array;
  readonly held: Uint8Array;
  readonly boxes: Uint8Array;
  /** The symbol that free spins have chosen; -1 for none. */
  chosen: number;
  /** Scatters of the last turn; where they stood is kept only for a round that is told. */
  scatters: number;
  scatterPlaces: number[];
  keptTimes: number;
};

const NONE = -1;

export function buildMachine(model: SlotModel, rtp: RtpSetting): Machine {
  const fault = faultOf(model);
  if (fault !== undefined) throw new RangeError(`${model.code}: ${fault}`);
  const cells = model.reels * model.rows;
  const lines = model.pays.by === 'lines' ? model.pays.lines : [];
  const find = (role: SymbolRow['role']) => model.symbols.findIndex((row) => row.role === role);
  const timesOf = Int32Array.from(model.symbols, (row) => (row.role === 'times' ? (row.times ?? 0) : 0));
  return {
    model,
    rtp,
    reels: model.reels,
    rows: model.rows,
    cells,
    capUnits: model.maxWin * model.betUnits,
    rings: model.settings[rtp].strips !== undefined,
    base: reelsOf(model, rtp, 'base'),
    free: reelsOf(model, rtp, 'free'),
    withoutWild: reelsOf(model, rtp, 'base', find('wild')),
    pays: paysOf(model, cells),
    stride: cells + 1,
    paying: Uint8Array.from(model.symbols.flatMap((row, symbol) => (isPaying(row) ? [symbol] : []))),
    symbolCount: model.symbols.length,
    lines: Uint8Array.from(
      lines.flatMap((line) => line.split('').map((row, reel) => reel * model.rows + Number(row))),
    ),
    lineCount: lines.length,
    wild: find('wild'),
    scatter: find('scatter'),
    bonus: find('bonus'),
    coin: find('coin'),
    wildTimes: model.features.wildTimes ?? 1,
    timesOf,
    hasTimes: timesOf.some((times) => times > 0),
    scatterPays: scatterPaysOf(model, cells),
    coinTable: Uint16Array.from(repeated(model.features.hold?.values.map(({ weight }) => weight))),
    chosenTable: Uint8Array.from(repeated(model.features.freeSpins?.chosenSymbol)),
    wildReelTable: Uint8Array.from(repeated(model.features.freeSpins?.wildReels)),
    window: {
      grid: new Uint8Array(cells),
      stops: new Int32Array(model.reels),
      hit: new Uint8Array(cells),
      counts: new Int32Array(model.reels * model.symbols.length),
      stack: new Uint8Array(cells),
      seen: new Float64Array(cells),
      stamp: 0,
      kept: new Uint8Array(cells),
      held: new Uint8Array(model.reels),
      boxes: new Uint8Array((model.features.pick?.prizes.length ?? 0) + (model.features.pick?.stops ?? 0)),
      chosen: NONE,
      scatters: 0,
      scatterPlaces: [],
      keptTimes: 0,
    },
  };
}

const isPaying = (row: SymbolRow): boolean => row.role === undefined && row.pays !== undefined;

function reelsOf(model: SlotModel, rtp: RtpSetting, mode: Mode, without = NONE): Reels {
  const strips = model.settings[rtp].strips;
  if (strips) return strips.map((strip) => Uint8Array.from(strip, symbolOf));
  return weightsOf(model, rtp, mode).map((row) =>
    Uint8Array.from(repeated(row.map((weight, symbol) => (symbol === without ? 0 : weight)))),
  );
}

/** The numbers from 0 on, each as often as its weight. */
function repeated(weights: readonly number[] = []): number[] {
  return weights.flatMap((weight, index) => Array.from({ length: weight }, () => index));
}

/** From how many of a kind each entry of `pays` holds. */
export function tiersOf({ pays, reels }: SlotModel): readonly number[] {
  if (pays.by === 'anywhere' || pays.by === 'clusters') return pays.tiers;
  return Array.from({ length: reels - 2 }, (_, index) => index + 3);
}

/** A run of wilds alone pays like the best symbol. */
function paysOf(model: SlotModel, cells: number): Int32Array {
  const tiers = tiersOf(model);
  const wild = model.symbols.findIndex((row) => row.role === 'wild');
  const pays = new Int32Array(model.symbols.length * (cells + 1));
  for (let count = 1; count <= cells; count += 1) {
    const tier = tiers.findLastIndex((least) => count >= least);
    const units = model.symbols.map((row) => (isPaying(row) ? (row.pays?.[tier] ?? 0) : 0));
    for (const [symbol, own] of units.entries())
      pays[symbol * (cells + 1) + count] = symbol === wild ? Math.max(...units) : own;
  }
  return pays;
}

function scatterPaysOf(model: SlotModel, cells: number): Int32Array {
  const row = model.symbols.find(({ role }) => role === 'scatter');
  const least = model.features.freeSpins?.least ?? 3;
  return Int32Array.from({ length: cells + 1 }, (_, count) =>
    row?.pays && count >= least ? (row.pays[Math.min(count - least, row.pays.length - 1)] ?? 0) : 0,
  );
}
