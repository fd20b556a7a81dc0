import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { displayMoney, formatMoneyText, minor, parseMoney } from './money.ts';
import { setLakhGrouping } from './digits.ts';
import { moneyText } from './money-text.ts';

const REFUSED = [
  '',
  ' 10.00',
  '10',
  '10.5',
  '10.005',
  '1e3',
  '0x10',
  '-0.00',
  '+1.00',
  '01.00',
  '1,000.00',
  '1_000.00',
  'NaN',
  'Infinity',
  '১০.০০',
  '１０.００',
  '10.00\n',
  '.50',
  '10.',
  '99999999999999.00',
  '--1.00',
];

test.each(REFUSED)('L7: %j is no amount', (text) => {
  expect(() => parseMoney(text)).toThrow(RangeError);
});

test('L7: the wire schema refuses what is no text at all', () => {
  for (const value of [10, null, [10], true, { $gt: 0 }])
    expect(moneyText.safeParse(value).success).toBe(false);
});

test('L7: every amount survives the wire unchanged, to the last minor unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), (value) => {
      const text = formatMoneyText(minor(value));
      expect(parseMoney(text)).toBe(value);
      expect(moneyText.safeParse(text).success).toBe(true);
    }),
  );
});

test('[HDR-07] a balance shows its symbol, two decimals and thousands commas', () => {
  expect(displayMoney(minor(123456789n), '৳')).toBe('৳1,234,567.89');
  expect(displayMoney(minor(0n), '৳')).toBe('৳0.00');
  expect(displayMoney(minor(-100050n), '৳')).toBe('-৳1,000.50');
});

test('[I18-03] Bengali shows Bengali digits, grouped by lakh and crore', () => {
  expect(displayMoney(minor(123456789n), '৳', 'bn')).toBe('৳১২,৩৪,৫৬৭.৮৯');
  expect(displayMoney(minor(150000000n), '৳', 'bn')).toBe('৳১৫,০০,০০০.০০');
});

test('[HDR-07] an operator can have thousands commas in every language', () => {
  setLakhGrouping(false);
  onTestFinished(() => setLakhGrouping(true));
  expect(displayMoney(minor(123456789n), '৳', 'bn')).toBe('৳১,২৩৪,৫৬৭.৮৯');
  expect(displayMoney(minor(123456789n), '৳', 'en')).toBe('৳1,234,567.89');
});

test('no precision is lost beyond what a float could hold', () => {
  expect(displayMoney(minor(900719925474099325n))).toBe('9,007,199,254,740,993.25');
});
