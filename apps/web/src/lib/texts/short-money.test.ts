import { minor } from '@maidan/contract/money.ts';
import { expect, test } from 'vitest';
import { shortMoney } from './short-money.ts';

test('[I18-03] whole amounts lose their decimals in every script, others keep them', () => {
  expect(shortMoney(minor(150_000), '৳', 'en')).toBe('৳1,500');
  expect(shortMoney(minor(150_000), '৳', 'bn')).toBe('৳১,৫০০');
  expect(shortMoney(minor(150_050), '৳', 'bn')).toBe('৳১,৫০০.৫০');
});
