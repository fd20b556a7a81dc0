import { beforeEach, expect, test } from 'vitest';
import {
  forgetWishes,
  putBack,
  takeChange,
  wish,
  wishEnded,
  withHeart,
  withWishes,
} from './favourite-list.ts';

beforeEach(forgetWishes);

test('[GAM-06] a new favourite stands first, and once', () => {
  expect(withHeart(['1', '2'], '3', true)).toEqual(['3', '1', '2']);
  expect(withHeart(['1', '2'], '2', true)).toEqual(['1', '2']);
  expect(withHeart(['1', '2'], '1', false)).toEqual(['2']);
});

test('[GAM-06] a failed removal stands where it stood; a failed addition is gone', () => {
  expect(putBack(['1', '3'], '2', ['1', '2', '3'])).toEqual(['1', '2', '3']);
  expect(putBack(['9', '1'], '9', ['1'])).toEqual(['1']);
});

test('news that is known changes nothing, the next is taken, and a gap asks for the whole list', () => {
  const known = { favGameIds: ['1'], version: 4 };
  expect(takeChange(known, { nodeId: '2', favourite: true, version: 4 })).toBe(known);
  expect(takeChange(known, { nodeId: '2', favourite: true, version: 5 })).toEqual({
    favGameIds: ['2', '1'],
    version: 5,
  });
  expect(takeChange(known, { nodeId: '2', favourite: true, version: 6 })).toBeNull();
});

test('what was pressed here outweighs what is heard until its answer comes', () => {
  wish('1', false);
  expect(withWishes({ favGameIds: ['1', '2'], version: 3 }).favGameIds).toEqual(['2']);
  const heard = takeChange({ favGameIds: ['2'], version: 3 }, { nodeId: '1', favourite: true, version: 4 });
  expect(heard?.favGameIds).toEqual(['2']);
  wish('1', true);
  expect(wishEnded('1', false)).toBe(false);
  expect(wishEnded('1', true)).toBe(true);
});
