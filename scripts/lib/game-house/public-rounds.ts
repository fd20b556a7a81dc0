import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Operation, RequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { getReceipt } from '@maidan/contract/records/get-receipt.ts';
import { listBets } from '@maidan/contract/records/list-bets.ts';
import type { CrashRound } from '@maidan/games/crash/crash-wire.ts';
import type { PublishedChain, PublishedSeeds } from '@maidan/verifier/src/published.ts';
import { publishedRound } from '@maidan/web/src/features/records/receipts/published-round.ts';
import type { HouseAndPlatform } from './house-and-platform.ts';
import type { Seat } from './seats.ts';
import { ITS_OWN_CONNECTION, LONGEST_WAIT_MS, within } from './within.ts';

type Session = { token: string; half: string };

/**
 * What the receipts of these members give to whoever wants to check their rounds, as the button of a receipt copies it. Their secrets are
 * shown for that. A round that never counted has nothing to check.
 */
export async function roundsOfReceipts(
  world: HouseAndPlatform,
  seats: readonly Seat[],
): Promise<PublishedSeeds[]> {
  const ofSeat = async (seat: Seat): Promise<(string | null)[]> => {
    await seat.reveal();
    const session = await logIn(world, seat);
    const { bets, nextCursor } = await read(world, session, listBets, { pageSize: '100' });
    if (nextCursor !== null) throw new Error('more bets than a page holds');
    return Promise.all(bets.map(async ({ id }) => publishedRound(await receiptOf(world, session, id))));
  };
  return (await Promise.all(seats.map(ofSeat)))
    .flat()
    .flatMap((published) => (published === null ? [] : [JSON.parse(published) as PublishedSeeds]));
}

/** A house that is busy may be late with its proof: then the receipt says so, and whoever asks again gets it. */
async function receiptOf(world: HouseAndPlatform, session: Session, bet: string) {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const receipt = await read(world, session, getReceipt, { bet });
    if (!receipt.proofIsLate) return receipt;
    if (Date.now() > end) throw new Error(`the proof of ${bet} never came`);
  }
}

/** Flights as everybody hears of them. What was public before the first of these is the hash of its link. */
export function chainOf(history: readonly CrashRound[]): PublishedChain {
  const inOrder = history.toSorted((one, other) => one.number - other.number);
  const [first] = inOrder;
  if (first?.number !== 1) throw new Error('the first flight is not told of any more');
  return {
    commitment: first.commitment,
    salt: first.salt,
    flights: inOrder.map(({ number, link, brokeAt }) => ({
      number,
      link: link ?? '',
      brokeAt: brokeAt ?? 0,
    })),
  };
}

/** The independent program, as a process of its own that is given nothing but this text. */
export function verifyRounds(published: readonly object[]): Promise<{ code: number; said: string[] }> {
  const checked = new Promise<{ code: number; said: string[] }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'apps/verifier/src/cli.ts'],
      { maxBuffer: 2 ** 26 },
      (error, said) => resolve({ code: Number(error?.code ?? 0), said: said.trim().split('\n') }),
    );
    child.stdin?.end(JSON.stringify(published));
  });
  return within('the verifier ends', checked);
}

async function logIn({ askPlatform }: HouseAndPlatform, { playerId }: Seat): Promise<Session> {
  const [token, half] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await askPlatform(
    `insert into session (merchant, member_id, token_hash, half_hash, ip)
     values ('maidan', $1, sha256(convert_to($2, 'UTF8')), sha256(convert_to($3, 'UTF8')), '127.0.0.1')`,
    [playerId, token, half],
  );
  return { token, half };
}

async function read<O extends Operation>(
  { siteOrigin }: HouseAndPlatform,
  { token, half }: Session,
  { path }: O,
  query: RequestOf<O> & Record<string, string>,
): Promise<ResponseOf<O>> {
  const headers = { authorization: `Bearer ${token}`, cookie: `maidan-half=${half}`, ...ITS_OWN_CONNECTION };
  const asked = fetch(`${siteOrigin}${path}?${new URLSearchParams(query).toString()}`, { headers });
  const answer = await within(`the platform answers ${path}`, asked);
  const text = await within(`the platform ends its answer to ${path}`, answer.text());
  const body = JSON.parse(text) as { success: boolean; value: ResponseOf<O> };
  if (!body.success) throw new Error(`${path}: ${text}`);
  return body.value;
}
