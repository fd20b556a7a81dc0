import { act, renderHook } from '@testing-library/react';
import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import type { AnySharedRules } from '#game.ts';
import { LIVE_START, type LiveClient, type LiveProblem, type LiveState } from './live-client.ts';
import { MOST_SPOTS } from './live-wire.ts';
import type { LiveTable } from './tables.ts';
import { useChips } from './use-table.ts';

const FIELDS = Array.from({ length: MOST_SPOTS + 1 }, (_, place) => `field-${place}`);
const limits = { least: minor(100), most: minor(1_000) };
const rules = { spots: Object.fromEntries(FIELDS.map((id) => [id, limits])) } as unknown as AnySharedRules;
const table = { ...limits, chips: [minor(100)] } as unknown as LiveTable;
const state = { ...LIVE_START, line: 'connected' } as LiveState;

test('[GAM-03] no more fields are laid on than one bet takes; on those that are laid there may lie more', () => {
  const told: LiveProblem[] = [];
  const client = { tell: (problem: LiveProblem) => void told.push(problem) } as unknown as LiveClient;
  const { result } = renderHook(() => useChips({ client, state, rules, table, phase: 'open' }));
  for (const field of FIELDS) act(() => result.current.lay(field));
  expect(Object.keys(result.current.laid)).toEqual(FIELDS.slice(0, MOST_SPOTS));
  expect(told).toEqual(['TOO_MANY_FIELDS']);
  act(() => result.current.lay('field-0'));
  expect(result.current.laid['field-0']).toBe(200n);
});
