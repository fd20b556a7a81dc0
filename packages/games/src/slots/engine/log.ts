import { letterOf } from '#slots/model/weights.ts';
import type { SlotStep } from '#slots/outcome/outcome.ts';
import type { Machine } from './machine.ts';

/** Where a round that somebody will look at writes its steps; a simulated one has none and makes nothing. */
export type Log = SlotStep[] | null;

export function gridText({ window: { grid } }: Machine): string {
  return Array.from(grid, letterOf).join('');
}

export function placesWhere(machine: Machine, isThere: (place: number) => boolean): number[] {
  return Array.from({ length: machine.cells }, (_, place) => place).filter(isThere);
}
