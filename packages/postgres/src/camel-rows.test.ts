import { expect, test } from 'vitest';
import { camelName } from './camel-rows.ts';

test.each([
  ['member_id', 'memberId'],
  ['rate_basis_points', 'rateBasisPoints'],
  ['address_2', 'address2'],
  ['id', 'id'],
  ['memberId', 'memberId'],
  ['?column?', '?column?'],
  ['_private', '_private'],
])('the column %s is called %s', (column, name) => {
  expect(camelName(column)).toBe(name);
});
