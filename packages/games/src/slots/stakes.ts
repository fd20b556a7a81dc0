import { minor, type Money } from '@maidan/contract/money.ts';
import type { SlotModel } from './model/model.ts';

const TAKA = 100;
const MOST = 500 * TAKA;
const MULTIPLES = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500];
/** Where whole taka would begin too high, a unit is ten minor ones. */
const SMALL_UNIT = 10;

/** Every stake is a whole number of units, so that no win needs a fraction: whole taka where the units allow it. */
export function stakeStepsOf({ betUnits }: SlotModel): readonly Money[] {
  const whole = [1, 2].map((taka) => taka * TAKA).find((least) => least % betUnits === 0);
  const least = whole ?? betUnits * SMALL_UNIT;
  return MULTIPLES.map((times) => minor(least * times)).filter((stake) => stake <= MOST);
}
