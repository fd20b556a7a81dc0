import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOperationId } from './use-operation-id.ts';

const open = (area: 'session' | 'page' = 'session') => renderHook(() => useOperationId(area)).result.current;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[MEM-12] T9: a wish keeps its id through a reload, and another one gets another', () => {
  const id = open().of('send 500.00');
  expect(open().of('send 500.00')).toBe(id);
  expect(open().of('send 600.00')).not.toBe(id);
});

test('[MEM-12] T9: who thinks of another amount and comes back to the first has not wished for it twice', () => {
  const wishes = open();
  const id = wishes.of('send 500.00');
  wishes.of('send 600.00');
  expect(wishes.of('send 500.00')).toBe(id);
  expect(open().of('send 500.00')).toBe(id);
});

test('[MEM-12] T9: once it is answered, the same once more is another wish', () => {
  const wishes = open();
  const id = wishes.of('send 500.00');
  wishes.done('send 500.00');
  expect(wishes.of('send 500.00')).not.toBe(id);
});

test('[MEM-12] T9: whoever comes back much later wants it once more', () => {
  vi.useFakeTimers();
  const id = open().of('send 500.00');
  vi.advanceTimersByTime(9 * 60_000);
  expect(open().of('send 500.00')).toBe(id);
  vi.advanceTimersByTime(11 * 60_000);
  expect(open().of('send 500.00')).not.toBe(id);
});

test('[MEM-12] T9: where the browser keeps nothing a second press still has the first id', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const wishes = open();
  expect(wishes.of('send 500.00')).toBe(wishes.of('send 500.00'));
});

test('T35: what was changed in the storage is no wish', () => {
  sessionStorage.setItem('maidan-wishes', JSON.stringify([{ of: 'send 500.00', id: 7 }]));
  expect(open().of('send 500.00')).toMatch(/^[0-9a-f-]{36}$/);
});

test('what a person has written is not written down once more', () => {
  const wishes = open('page');
  expect(wishes.of('my question')).toBe(wishes.of('my question'));
  expect(sessionStorage.getItem('maidan-wishes')).toBeNull();
});
