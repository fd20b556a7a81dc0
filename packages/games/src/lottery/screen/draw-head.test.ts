import { expect, test } from 'vitest';
import { timeText } from './draw-head.tsx';

test('[LOT-01] moments stand in the time of the records, with its zone where a day is named', () => {
  const moment = Date.UTC(2026, 10, 19, 18, 0);
  expect(timeText(moment, 'en', false)).toBe('00:00');
  expect(timeText(moment, 'en', true)).toMatch(/20.*00:00 GMT\+6$/);
  expect(timeText(moment, 'bn', true)).toMatch(/২০.*০০:০০.*\+৬/);
});
