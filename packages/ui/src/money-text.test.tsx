import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MoneyText } from './money-text.tsx';

const textOf = (element: React.ReactElement): string => render(element).container.textContent;

test('[HDR-07] symbol, thousands commas and two decimals', () => {
  expect(textOf(<MoneyText amount="1234567.50" symbol="৳" />)).toBe('৳1,234,567.50');
});

test('[HDR-07] a hidden balance shows ***', () => {
  expect(textOf(<MoneyText amount="1234567.50" symbol="৳" hidden />)).toBe('***');
});

test('[I18-03] digits and grouping follow the language', () => {
  expect(textOf(<MoneyText amount="1234567.50" symbol="৳" language="bn" />)).toBe('৳১২,৩৪,৫৬৭.৫০');
});

test('a signed amount says which way it went, in more than colour', () => {
  expect(textOf(<MoneyText amount="8.00" signed />)).toBe('+8.00');
  expect(textOf(<MoneyText amount="-2.00" signed />)).toBe('-2.00');
  expect(textOf(<MoneyText amount="0.00" signed />)).toBe('0.00');
});
