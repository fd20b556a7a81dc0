/** One of the two processes that post for `ledger.ts`, as pgbench's two threads do: told by a message what and how long. */
import { createHash } from 'node:crypto';
import { openDatabase } from '@maidan/server/db/database.ts';
import { postTransaction } from '@maidan/server/ledger/post-transaction.ts';

export type ClientSettings = { url: string; clients: number; part: number };
export type Turn = { name: string; seconds: number; vendors: number; members: number };
export type TurnResult = { postings: number; seconds: number };

const settings = JSON.parse(process.argv[2] ?? '') as ClientSettings;
const db = openDatabase({ url: settings.url, maxConnections: settings.clients });

process.on('message', (turn: Turn | 'end') => {
  if (turn === 'end') void db.close().then(() => process.disconnect());
  else void post(turn).then((result) => process.send?.(result));
});

/** Each client posts a stake, waits for the answer and posts the next. */
async function post(turn: Turn): Promise<TurnResult> {
  const start = performance.now();
  const end = start + turn.seconds * 1000;
  let postings = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      postings += 1;
      await stake(turn, `${turn.name}-${settings.part}-${postings}`);
    }
  };
  await Promise.all(Array.from({ length: settings.clients }, client));
  return { postings, seconds: (performance.now() - start) / 1000 };
}

async function stake(turn: Turn, key: string): Promise<void> {
  // Scattered, but the same in every run.
  const number = createHash('sha1').update(key).digest().readUInt32BE(0);
  const vendor = turn.vendors === 1 ? '' : `V${number % turn.vendors}`;
  const { outcome } = await postTransaction(db, {
    merchant: 'bench',
    key,
    kind: 'bet',
    currency: 'PLY',
    legs: [
      { account: { kind: 'member', owner: String((number >>> 8) % turn.members) }, amount: -10n },
      { account: { kind: 'house', owner: vendor }, amount: 10n },
    ],
  });
  if (outcome !== 'posted') throw new Error(`a stake of the bench was answered with ${outcome}`);
}
