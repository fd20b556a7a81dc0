import { minor } from '@maidan/contract/money.ts';
import type { Draw, StepwiseRules } from '#game.ts';
import { minesBet, type MinesBet } from './bet.ts';
import { manifest } from './manifest.ts';
import { mostSteps, payAfter, TILES } from './paytable.ts';
import { minesAction, minesView, type MinesAction, type MinesState, type MinesView } from './round.ts';

const MIDDLE = (TILES - 1) / 2;

/** Each set of so many tiles is equally likely. */
function hideMines(mines: number, draw: Draw): number[] {
  const tiles = Array.from({ length: TILES }, (_, tile) => tile);
  for (let place = 0; place < mines; place += 1) {
    const from = place + draw.below(TILES - place);
    [tiles[place], tiles[from]] = [tiles[from] ?? 0, tiles[place] ?? 0];
  }
  return tiles.slice(0, mines).toSorted((one, other) => one - other);
}

function open(state: MinesState, tile: number): MinesState {
  if (state.mineTiles.includes(tile)) return { ...state, hit: tile, isOver: true };
  const opened = [...state.opened, tile];
  return { ...state, opened, isOver: opened.length >= mostSteps(state.mineTiles.length) };
}

export const minesRules: StepwiseRules<MinesBet, MinesAction, MinesState, MinesView> = {
  shape: 'stepwise',
  manifest,
  bet: minesBet,
  action: minesAction,
  view: minesView,
  deal: ({ stake, mines }, draw) => ({
    stake,
    mineTiles: hideMines(mines, draw),
    opened: [],
    hit: null,
    isOver: false,
  }),
  show: ({ mineTiles, opened, hit, isOver }) => ({
    mines: mineTiles.length,
    opened: [...opened],
    hit,
    isOver,
    mineTiles: isOver ? [...mineTiles] : null,
  }),
  costOf({ isOver, opened }, action) {
    if (isOver) return null;
    // A bet stands: who could take it back unplayed would have staked without a risk.
    const isAllowed = action.act === 'open' ? !opened.includes(action.tile) : opened.length > 0;
    return isAllowed ? minor(0) : null;
  },
  act: (state, action) => (action.act === 'open' ? open(state, action.tile) : { ...state, isOver: true }),
  winOf({ stake, mineTiles, opened, hit, isOver }) {
    if (!isOver) return null;
    return hit === null ? payAfter(stake, mineTiles.length, opened.length) : minor(0);
  },
  mostOf: ({ stake, mineTiles }) => payAfter(stake, mineTiles.length, mostSteps(mineTiles.length)),
  /** Cashes out; where nothing is opened yet, the middle tile is opened first. */
  defaultAction: ({ opened }) => (opened.length > 0 ? { act: 'cash-out' } : { act: 'open', tile: MIDDLE }),
};
