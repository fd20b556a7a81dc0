import { operationId } from '@maidan/contract/ids.ts';
import { expect, test } from 'vitest';
import { figure, newOperationId } from './numbers.ts';
import { skinFrom } from './skin.ts';

test('figures follow the language, with thousands commas and untouched decimals', () => {
  expect(figure(1000, 'en')).toBe('1,000');
  expect(figure('96.43', 'en')).toBe('96.43');
  expect(figure(12345, 'bn')).toBe('১২,৩৪৫');
});

test('an operation id is one that the contract accepts', () => {
  expect(operationId.safeParse(newOperationId()).success).toBe(true);
  expect(newOperationId()).not.toBe(newOperationId());
});

test('the same seed gives the same colours, another seed other ones', () => {
  expect(skinFrom('river')).toEqual(skinFrom('river'));
  expect(skinFrom('river')).not.toEqual(skinFrom('kite'));
  expect(skinFrom(null)).toEqual({ skyHue: 268, frameHue: 75 });
});
