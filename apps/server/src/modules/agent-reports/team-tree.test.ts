import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { sql } from '#db/sql.ts';
import { databaseForThisFile } from '#testing/for-this-file.ts';

const { db } = await databaseForThisFile();

async function newMember(merchant: string, upline: bigint | null): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(sql`
    insert into member (merchant, username, username_key, password_hash, upline_id)
    values (${merchant}, gen_random_uuid()::text, gen_random_uuid()::text, 'x', ${upline}::bigint)
    returning id`);
  if (row === undefined) throw new Error('nobody was written');
  return row.id;
}

async function move(on: Database, merchant: string, member: bigint, upline: bigint | null): Promise<string> {
  const [row] = await on.query<{ outcome: string }>(
    sql`select team_move(${merchant}, ${member}::bigint, ${upline}::bigint) as outcome`,
  );
  return row?.outcome ?? '';
}

type Line = { aboveId: bigint; belowId: bigint; depth: number };

const keptLines = (merchant: string): Promise<Line[]> =>
  db.query<Line>(sql`
    select above_id, below_id, depth from team_line where merchant = ${merchant} order by below_id, depth`);

/** The plain map that the tree has to agree with. */
function linesOf(upline: ReadonlyMap<bigint, bigint | null>): Line[] {
  const lines: Line[] = [];
  for (const belowId of [...upline.keys()].toSorted((a, b) => Number(a - b)))
    for (let above = upline.get(belowId) ?? null, depth = 1; above !== null; depth += 1) {
      lines.push({ aboveId: above, belowId, depth });
      above = upline.get(above) ?? null;
    }
  return lines;
}

function isBelow(upline: ReadonlyMap<bigint, bigint | null>, who: bigint, above: bigint): boolean {
  for (let next: bigint | null = who; next !== null; next = upline.get(next) ?? null)
    if (next === above) return true;
  return false;
}

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), to: fc.option(fc.nat(30)) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('move' as const), who: fc.nat(30), to: fc.option(fc.nat(30)) }),
  },
);

test('[AGT-09] A2: whatever joins and moves, the tree is what the direct uplines say, and never a circle', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 40 }), async (steps) => {
      const merchant = `tree-${(run += 1)}`;
      const upline = new Map<bigint, bigint | null>();
      const people: bigint[] = [];
      const pick = (index: number | null): bigint | null =>
        index === null || people.length === 0 ? null : (people[index % people.length] ?? null);
      for (const one of steps) {
        const to = pick(one.to);
        if (one.kind === 'join') {
          const id = await newMember(merchant, to);
          people.push(id);
          upline.set(id, to);
          continue;
        }
        const who = pick(one.who);
        if (who === null) continue;
        const expected =
          upline.get(who) === to ? 'same' : to !== null && isBelow(upline, to, who) ? 'circle' : 'moved';
        expect(await move(db, merchant, who, to)).toBe(expected);
        if (expected === 'moved') upline.set(who, to);
      }
      expect(await keptLines(merchant)).toEqual(linesOf(upline));
    }),
    { numRuns: 25 },
  );
});

test('[AGT-09] a circle is refused also where the row is written directly, and nothing has changed', async () => {
  const top = await newMember('direct', null);
  const middle = await newMember('direct', top);
  const low = await newMember('direct', middle);
  const before = await keptLines('direct');
  for (const [who, to] of [
    [top, low],
    [top, middle],
    [middle, middle],
  ] as const)
    await expect(
      db.query(sql`update member set upline_id = ${to} where merchant = 'direct' and id = ${who}`),
    ).rejects.toMatchObject({ code: '23514' });
  expect(await keptLines('direct')).toEqual(before);
  expect(await move(db, 'direct', top, 99n)).toBe('unknown');
  expect(await move(db, 'elsewhere', low, null)).toBe('unknown');
});

test('[AGT-09] two moves that would make a circle together: one of them is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const merchant = `meeting-${round}`;
    const root = await newMember(merchant, null);
    const a = await newMember(merchant, root);
    const b = await newMember(merchant, root);
    const outcomes = await Promise.all([move(db, merchant, a, b), move(db, merchant, b, a)]);
    expect(outcomes.toSorted()).toEqual(['circle', 'moved']);
    expect(await keptLines(merchant)).toHaveLength(3);
  }
});

test('[AGT-09] whoever joins while the branch moves is where the branch is', async () => {
  for (let round = 0; round < 10; round += 1) {
    const merchant = `joining-${round}`;
    const left = await newMember(merchant, null);
    const right = await newMember(merchant, null);
    const branch = await newMember(merchant, left);
    const [, late] = await Promise.all([move(db, merchant, branch, right), newMember(merchant, branch)]);
    const above = await db.query<{ memberId: bigint; depth: number }>(sql`
      select member_id, depth from team_above(${merchant}, ${late}::bigint) order by depth`);
    expect(above).toEqual([
      { memberId: branch, depth: 1 },
      { memberId: right, depth: 2 },
    ]);
  }
});
