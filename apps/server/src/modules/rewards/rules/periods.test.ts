import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsBack, periodsOf, type Timed } from './periods.ts';

const at = (text: string) => new Date(text);
const shown = (periods: readonly { key: string; from: Date; to: Date }[]) =>
  periods.map(({ key, from, to }) => `${key} ${from.toISOString()} ${to.toISOString()}`);

const back = (kind: 'day' | 'week' | 'month', now: string, until: string) =>
  shown(periodsBack(kind, { zone: 'Asia/Dhaka', now: at(now), until: at(until) }));

test('[PRO-01] days, weeks and months follow the calendar over a leap day and the ends of months and years', () => {
  expect(back('day', '2028-02-29T20:00:00Z', '2028-02-29T00:00:00Z')).toEqual([
    '2028-03-01 2028-02-29T18:00:00.000Z 2028-03-01T18:00:00.000Z',
    '2028-02-29 2028-02-28T18:00:00.000Z 2028-02-29T18:00:00.000Z',
  ]);
  expect(back('month', '2027-01-01T00:00:00Z', '2026-12-01T00:00:00Z')).toEqual([
    '2027-01 2026-12-31T18:00:00.000Z 2027-01-31T18:00:00.000Z',
    '2026-12 2026-11-30T18:00:00.000Z 2026-12-31T18:00:00.000Z',
  ]);
  expect(back('week', '2026-11-22T18:00:00Z', '2026-11-22T00:00:00Z')).toEqual([
    'week-2026-11-23 2026-11-22T18:00:00.000Z 2026-11-29T18:00:00.000Z',
    'week-2026-11-16 2026-11-15T18:00:00.000Z 2026-11-22T18:00:00.000Z',
  ]);
});

test('[PRO-01] a day has 23 or 25 hours where summer time begins or ends, and none is lost', () => {
  const days = periodsBack('day', {
    zone: 'Europe/Berlin',
    now: at('2026-10-26T12:00:00Z'),
    until: at('2026-10-24T22:00:00Z'),
  });
  expect(days.map(({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000)).toEqual([24, 25, 24]);
});

const versions = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 80 }),
      hour: fc.integer({ min: 0, max: 23 }),
      period: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      zone: fc.constantFrom('Asia/Dhaka', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'UTC'),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ day, hour, period, zone }): Timed => ({
      onFrom: new Date(Date.UTC(2028, 0, 15 + day, hour)),
      period,
      zone,
    })),
  );

test('[PRO-01] P1: however versions change zone and length, no moment is in two periods and none between them in none', () => {
  fc.assert(
    fc.property(versions, fc.integer({ min: 0, max: 30 }), (all, later) => {
      const now = new Date(Date.UTC(2028, 3, 10 + later, 7));
      const found = periodsOf(all, { now, until: at('2028-01-01T00:00:00Z') });
      const first = Math.min(...all.map(({ onFrom }) => onFrom.getTime()));
      expect(found[0]?.period.from.getTime()).toBeGreaterThanOrEqual(first);
      for (const [index, { period, version }] of found.entries()) {
        expect(period.from.getTime()).toBeLessThan(period.to.getTime());
        const next = found[index + 1];
        expect(next?.period.from ?? period.to).toEqual(period.to);
        expect(version.onFrom.getTime()).toBeLessThan(period.to.getTime());
      }
      // Where somebody looks from later, what was there before is the same.
      const again = periodsOf(all, {
        now: new Date(now.getTime() + 86_400_000),
        until: at('2028-01-01T00:00:00Z'),
      });
      const closed = found.filter(({ period }) => period.to <= now).map(({ period }) => period);
      expect(shown(again.map(({ period }) => period)).slice(0, closed.length)).toEqual(shown(closed));
      expect(new Set(closed.map(({ key }) => key)).size).toBe(closed.length);
    }),
    { numRuns: 60 },
  );
});
