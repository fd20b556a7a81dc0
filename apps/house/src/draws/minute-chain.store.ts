import type { HouseDatabase } from '#db/house-database.ts';

export type MinuteChain = {
  id: string;
  firstMinute: number;
  length: number;
  lastLink: string;
  commitment: string;
  committedAt: Date;
  salt: string | null;
  saltSource: string | null;
};

const CHAIN = 'id, first_minute, length, last_link, commitment, committed_at, salt, salt_source';

/**
 * By the clock that lotteries go by, in milliseconds since 1970. Whoever asks may tell what was drawn until then: the minute is closed for ever
 * before it is answered, also when the clock is set back later.
 */
export async function lotteryNow(db: HouseDatabase): Promise<number> {
  const [row] = await db.query<{ ms: number; toldMinute: number }>(
    'select (extract(epoch from lottery_now()) * 1000)::float8 as ms, told_minute from lottery_clock',
  );
  if (!row) throw new Error('the lotteries have no clock');
  const minute = Math.floor(row.ms / 60_000);
  if (minute > row.toldMinute)
    await db.query('update lottery_clock set told_minute = $1 where told_minute < $1', [minute]);
  return row.ms;
}

/** All there are, in order; one lasts for months. */
export const chains = (db: HouseDatabase): Promise<MinuteChain[]> =>
  db.query<MinuteChain>(`select ${CHAIN} from lottery_chain order by first_minute`);

/** Two houses may both make the next one; the first minute lets one in. */
export async function insertChain(
  db: HouseDatabase,
  chain: Pick<MinuteChain, 'firstMinute' | 'length' | 'lastLink' | 'commitment'>,
): Promise<void> {
  await db.query(
    `insert into lottery_chain (first_minute, length, last_link, commitment) values ($1, $2, $3, $4)
     on conflict (first_minute) do nothing`,
    [chain.firstMinute, chain.length, chain.lastLink, chain.commitment],
  );
}

/** Once for a chain. */
export async function saltChain(
  db: HouseDatabase,
  id: string,
  { value, source }: { value: string; source: string },
): Promise<void> {
  await db.query(
    `update lottery_chain set salt = $2, salt_source = $3, salted_at = clock_timestamp() where id = $1 and salt is null`,
    [id, value, source],
  );
}
