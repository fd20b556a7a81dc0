import { expect, test } from 'vitest';
import { ODDS_FORMATS, oddsText } from './odds-format.ts';

/** By odds in hundredths, as each of them is written in the six places. */
const WRITTEN = {
  101: ['1.01', '1/100', '+0.01', '0.01', '−100.00', '−10000'],
  150: ['1.50', '1/2', '+0.50', '0.50', '−2.00', '−200'],
  200: ['2.00', '1/1', '+1.00', '1.00', '+1.00', '+100'],
  201: ['2.01', '101/100', '−0.99', '1.01', '+1.01', '+101'],
  350: ['3.50', '5/2', '−0.40', '2.50', '+2.50', '+250'],
  20_000: ['200.00', '199/1', '−0.01', '199.00', '+199.00', '+19900'],
};

test.each(Object.entries(WRITTEN))(
  '[GAM-08] odds of %s hundredths are written in six ways',
  (odds, written) => {
    expect(ODDS_FORMATS.map((format) => oddsText(Number(odds), format))).toEqual(written);
  },
);
