import { expect, test } from 'vitest';
import { sql } from './sql.ts';

test('values stay apart from the text, whatever they contain', () => {
  const name = "x'; drop table member; --";
  expect(sql`select * from member where name = ${name} and id = ${7n}`).toEqual({
    text: 'select * from member where name = $1 and id = $2',
    values: [name, 7n],
  });
});

test('a statement inside a statement is woven in and its values are counted on', () => {
  const condition = sql`and kind = ${'bet'} and amount > ${5}`;
  expect(sql`select 1 where owner = ${'a'} ${condition} limit ${10}`).toEqual({
    text: 'select 1 where owner = $1 and kind = $2 and amount > $3 limit $4',
    values: ['a', 'bet', 5, 10],
  });
  expect(sql`select 1 ${sql``}`.text).toBe('select 1 ');
});
