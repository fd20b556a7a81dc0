import * as pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

function parseIntegers(text: string): (bigint | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : BigInt(item)));
}

const OWN_PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, (text) => BigInt(text)],
  [INT8_ARRAY, parseIntegers],
  // A day is not a moment: as a Date it would move with the time zone of the reader.
  [DATE, (text) => text],
]);

/** How values come out of our own connections. It is given to each pool; the driver's global table stays untouched. */
export const TYPE_PARSERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const own = format === 'binary' ? undefined : OWN_PARSERS.get(oid);
    return own ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown);
  },
};
