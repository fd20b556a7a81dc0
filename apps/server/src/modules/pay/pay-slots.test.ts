import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { databaseForThisFile } from '#testing/for-this-file.ts';
import { ownerOf } from '#testing/contracts.ts';

const database = await databaseForThisFile();
const owner = await ownerOf(database);
afterAll(() => owner.end());

async function slotOf(slot: string, at: string, offset: string): Promise<[string, string]> {
  const { rows } = await owner.query<{ from: Date; to: Date }>(
    'select pay_slot_start($1, $2, $3) as from, pay_slot_end($1, $2, $3) as to',
    [slot, at, offset],
  );
  return [rows[0]?.from.toISOString() ?? '', rows[0]?.to.toISOString() ?? ''];
}

describe('[AGT-07] A7: slots by the calendar of the site', () => {
  test.each([
    ['realtime', '2028-02-29T17:59:59.999Z', '06:00', '2028-02-29T17:55:00.000Z', '2028-02-29T18:00:00.000Z'],
    ['hourly', '2028-02-29T17:59:59.999Z', '05:30', '2028-02-29T17:30:00.000Z', '2028-02-29T18:30:00.000Z'],
    ['daily', '2028-02-29T17:59:59.999Z', '06:00', '2028-02-28T18:00:00.000Z', '2028-02-29T18:00:00.000Z'],
    ['daily', '2028-02-29T18:00:00.000Z', '06:00', '2028-02-29T18:00:00.000Z', '2028-03-01T18:00:00.000Z'],
    ['daily', '2028-02-29T18:00:00.000Z', '-08:00', '2028-02-29T08:00:00.000Z', '2028-03-01T08:00:00.000Z'],
    ['weekly', '2028-02-29T12:00:00.000Z', '06:00', '2028-02-27T18:00:00.000Z', '2028-03-05T18:00:00.000Z'],
    [
      'semimonthly',
      '2028-02-15T17:59:59.999Z',
      '06:00',
      '2028-01-31T18:00:00.000Z',
      '2028-02-15T18:00:00.000Z',
    ],
    [
      'semimonthly',
      '2028-02-15T18:00:00.000Z',
      '06:00',
      '2028-02-15T18:00:00.000Z',
      '2028-02-29T18:00:00.000Z',
    ],
    [
      'semimonthly',
      '2027-02-20T00:00:00.000Z',
      '06:00',
      '2027-02-15T18:00:00.000Z',
      '2027-02-28T18:00:00.000Z',
    ],
    ['monthly', '2028-02-29T17:59:59.999Z', '06:00', '2028-01-31T18:00:00.000Z', '2028-02-29T18:00:00.000Z'],
    ['monthly', '2026-12-31T18:00:00.000Z', '06:00', '2026-12-31T18:00:00.000Z', '2027-01-31T18:00:00.000Z'],
    ['monthly', '2026-12-31T18:00:00.000Z', '00:00', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s around %s at %s', async (slot, at, offset, from, to) => {
    expect(await slotOf(slot, at, offset)).toEqual([from, to]);
  });

  test('follow each other without gap or overlap, whatever the offset', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('realtime', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly'),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
        fc.integer({ min: -48, max: 56 }).map((quarters) => `${quarters * 15} minutes`),
        async (slot, at, offset) => {
          const [from, to] = await slotOf(slot, at.toISOString(), offset);
          expect(from <= at.toISOString() && at.toISOString() < to).toBe(true);
          expect((await slotOf(slot, to, offset))[0]).toBe(to);
          expect((await slotOf(slot, new Date(Date.parse(from) - 1).toISOString(), offset))[1]).toBe(from);
        },
      ),
      { numRuns: 120 },
    );
  });
});
