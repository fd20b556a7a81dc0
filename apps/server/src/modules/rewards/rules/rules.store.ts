import type { LocalText } from '@maidan/contract/local-text.ts';
import type { RewardType } from '@maidan/contract/rewards/reward-words.ts';
import type { Database } from '#db/database.ts';
import { prepared, sql } from '#db/sql.ts';

export type VersionRow = {
  code: string;
  type: RewardType;
  spent: bigint;
  switchedOffAt: Date | null;
  version: number;
  title: LocalText;
  summary: LocalText;
  terms: unknown;
  onFrom: Date | null;
};

/** Versions that were ever switched on, of all rules, with the moment at which this was read. */
export async function selectVersions(
  db: Database,
  merchant: string,
): Promise<{ now: Date; versions: VersionRow[] }> {
  const rows = await db.query<{
    now: Date;
    versions: (Omit<VersionRow, 'spent'> & { spent: string })[] | null;
  }>(
    prepared(
      'reward-versions',
      sql`select platform_now() as now, (
        select jsonb_agg(jsonb_build_object('code', r.code, 'type', r.type, 'spent', r.spent::text,
          'switchedOffAt', r.switched_off_at, 'version', v.version, 'title', v.title, 'summary', v.summary,
          'terms', v.terms, 'onFrom', v.on_from) order by r.created_at, r.code, v.on_from, v.version)
        from reward r join reward_version v on v.merchant = r.merchant and v.code = r.code
        where r.merchant = ${merchant} and v.on_from is not null) as versions`,
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without a table answers with one row');
  return {
    now: row.now,
    versions: (row.versions ?? []).map((version) => ({
      ...version,
      spent: BigInt(version.spent),
      onFrom: dateOf(version.onFrom),
      switchedOffAt: dateOf(version.switchedOffAt),
    })),
  };
}

/** JSON brings moments as text. */
const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

/** A version, whether or not it was ever on, and who wrote it. */
export type WrittenVersion = VersionRow & { writtenBy: string; writtenAt: Date };

export async function selectVersion(
  db: Database,
  merchant: string,
  code: string,
  version: number | null,
): Promise<WrittenVersion | null> {
  const [row] = await db.query<WrittenVersion>(sql`
    select r.code, r.type, r.spent, r.switched_off_at, v.version, v.title, v.summary, v.terms, v.on_from, v.written_by, v.written_at
    from reward r join reward_version v on v.merchant = r.merchant and v.code = r.code
    where r.merchant = ${merchant} and r.code = ${code} and (v.version = ${version}::int or ${version}::int is null)
    order by v.version desc limit 1`);
  return row ?? null;
}

/** Takes this much of the budget, or answers that it is not there. The row stays locked until the grant is written. */
export async function spendBudget(
  tx: Database,
  { merchant, code, amount, budget }: { merchant: string; code: string; amount: bigint; budget: bigint },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update reward set spent = spent + ${amount}
    where merchant = ${merchant} and code = ${code} and spent + ${amount} <= ${budget} returning code`);
  return rows.length === 1;
}

export async function giveBackBudget(
  tx: Database,
  { merchant, code, amount }: { merchant: string; code: string; amount: bigint },
): Promise<void> {
  await tx.query(
    sql`update reward set spent = spent - ${amount} where merchant = ${merchant} and code = ${code}`,
  );
}

export async function selectNow(db: Database): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(sql`select platform_now() as now`);
  if (row === undefined) throw new Error('a statement without a table answers with one row');
  return row.now;
}
