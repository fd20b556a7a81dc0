import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseForThisFile, nodeForThisFile } from '#testing/for-this-file.ts';
import { asOwner } from '#testing/as-owner.ts';
import { sql } from '#db/sql.ts';
import { answerContract, endContract, insertContract } from './contract.store.ts';

const database = await databaseForThisFile({ maxConnections: 6 });
const node = await nodeForThisFile(database);
const { db } = database;
const merchant = 'maidan';

const TYPES = ['dividend', 'realtime'] as const;
/** Five levels: one at the top, then two lines of which one is split; the number is the place of the one above. */
const TREE = [null, 0, 1, 2, 3, 1, 5, 2] as const;
const rate = fc.integer({ min: 1, max: 6 }).map((tens) => tens * 10);
const who = fc.nat(TREE.length - 1);
const type = fc.constantFrom(...TYPES);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('offer' as const), who, type, rate }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('accept' as const), who, type, honest: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('end' as const), who, type }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('move' as const), who, to: who }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

type Found = { id: bigint; uplineId: bigint | null; downlineId: bigint };
const contractOf = async (state: string, member: bigint, kind: string): Promise<Found | null> => {
  const rows = await db.query<Found>(sql`
    select id, upline_id, downline_id from agent_contract
    where downline_id = ${member} and type = ${kind} and state = ${state} order by id desc limit 1`);
  return rows[0] ?? null;
};
/** As a person would: looks at the list first, and confirms what was seen. */
const endsOf = async (kind: string, member: bigint, offered: bigint | null): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    select e.id::text as id from agent_contract c
    cross join lateral contract_ends(${merchant}, ${kind}, ${member}, case when ${offered !== null} then c.id end) e
    where c.id = ${offered ?? 0n} or (${offered === null} and c.downline_id = ${member} and c.type = ${kind} and c.state = 'accepted')`);
  return rows.map(({ id }) => id);
};

async function perform(people: readonly bigint[], step: Act): Promise<void> {
  const member = people[step.who] ?? 0n;
  if (step.act === 'move') {
    const to = people[step.to] ?? 0n;
    await db.query(sql`select team_move(${merchant}, ${member}, ${to})`);
    return;
  }
  if (step.act === 'offer') {
    const [row] = await db.query<{ uplineId: bigint | null }>(
      sql`select upline_id from member where id = ${member}`,
    );
    const tiers = [{ rate: step.rate, members: 0, validBet: 0, profitLoss: 0, betAmount: 0 }];
    await insertContract(db, {
      merchant,
      uplineId: row?.uplineId ?? null,
      downlineId: member,
      type: step.type,
      tiers,
      period: 'daily',
      feeBasisPoints: 0,
      carriesLosses: false,
    });
    return;
  }
  const contract = await contractOf(step.act === 'accept' ? 'proposed' : 'accepted', member, step.type);
  if (contract === null) return;
  const id = contract.id.toString();
  if (step.act === 'end') {
    const ends = await endsOf(step.type, member, null);
    await endContract(db, { merchant, uplineId: contract.uplineId?.toString() ?? null, id, ends });
    return;
  }
  const ends = step.honest ? await endsOf(step.type, member, contract.id) : [];
  await answerContract(db, {
    merchant,
    memberId: member.toString(),
    id,
    type: step.type,
    accept: true,
    ends,
  });
}

/** A4 and A6 in every snapshot, and that whole slots follow each other without overlap. */
async function broken(): Promise<unknown[]> {
  return db.query(sql`
    select 'rate' as what, c.id from agent_contract c
    where c.state = 'accepted' and c.upline_id is not null and not exists (
      select from agent_contract a where a.downline_id = c.upline_id and a.type = c.type and a.state = 'accepted'
        and a.rate_basis_points >= c.rate_basis_points and a.period = c.period and a.fee_basis_points <= c.fee_basis_points)
    union all
    select 'upline', c.id from agent_contract c join member m on m.id = c.downline_id
    where c.state = 'accepted' and c.upline_id is distinct from m.upline_id
    union all
    select 'twice', min(c.id) from agent_contract c where c.state = 'accepted' group by c.downline_id, c.type having count(*) > 1
    union all
    select 'overlap', c.id from agent_contract c join agent_contract n on n.downline_id = c.downline_id and n.type = c.type and n.id <> c.id
    where c.starts_at < n.ends_at and n.starts_at < coalesce(c.ends_at, 'infinity') and n.starts_at < n.ends_at
      and c.starts_at < coalesce(c.ends_at, 'infinity')`);
}

test('[AGT-05, AGT-06] A4, A5, A6: whatever is offered, accepted, ended and moved at the same time, along every line nobody promises more', async () => {
  const accepted = new Set<bigint>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act, act), { minLength: 8, maxLength: 14 }), async (rounds) => {
      const people: bigint[] = [];
      for (const above of TREE) {
        const person = BigInt((await node.registerAndLogin()).memberId);
        people.push(person);
        const upline = above === null ? 'null' : String(people[above]);
        await asOwner(database.url, `update member set type = 1, upline_id = ${upline} where id = ${person}`);
      }
      // Something to begin with: everybody has a contract of both kinds, lower with each level.
      for (const [place, level] of [0, 1, 2, 3, 4, 2, 3, 3].entries()) {
        for (const kind of TYPES) {
          await perform(people, { act: 'offer', who: place, type: kind, rate: 60 - level * 10 });
          await perform(people, { act: 'accept', who: place, type: kind, honest: true });
        }
      }
      for (const steps of rounds) {
        await Promise.all(steps.map((step) => perform(people, step)));
        expect(await broken()).toEqual([]);
      }
      const rows = await db.query<{ id: bigint }>(
        sql`select id from agent_contract where state = 'accepted'`,
      );
      for (const { id } of rows) accepted.add(id);
    }),
    { numRuns: 4 },
  );
  expect(accepted.size).toBeGreaterThan(0);
});
