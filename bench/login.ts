/** T23: how long a wrong password takes for names that exist, beside names that do not, at the full strength of Argon2. */
import { login } from '@maidan/contract/accounts/login/login.ts';
import { sql } from '@maidan/server/db/sql.ts';
import { uniqueName, type TestApp } from '@maidan/server/testing/test-app.ts';
import { withDoor } from './door.ts';
import { median, type Measurement } from './report.ts';

const MEMBERS = 20;
/** Calls under way at the same time: as many as a small machine has cores. */
const LANES = 2;
/** Failures of one account before a captcha is asked for. */
const ROUNDS_BETWEEN_CLEANINGS = 2;

type Kind = 'known' | 'unknown';
type Times = Record<Kind, number[]>;

export async function measureLogin(): Promise<Measurement[]> {
  return await withDoor(async (node, db) => {
    const names: string[] = [];
    for (let count = 0; count < MEMBERS; count += 1) names.push((await node.registerAndLogin()).username);
    const forget = () => db.query(sql`delete from throttle`);
    let strangers = 0;
    const strange = () => `10.${(strangers += 1) >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`;
    const results: Measurement[] = [];
    const places = [
      { place: 'a strange address', address: strange, samples: 500 },
      { place: "the owner's own address", address: () => '127.0.0.1', samples: 200 },
    ];
    for (const { place, address, samples } of places) {
      // The first ones warm the compiler and the plans.
      await takeSamples(node, names, { samples: MEMBERS, address, forget });
      results.push(compare(place, await takeSamples(node, names, { samples, address, forget })));
    }
    return results;
  });
}

type Run = { samples: number; address: () => string; forget: () => Promise<unknown> };

/** Pairs of a known and an unknown name, each pair in the other order than the one before. */
async function takeSamples(
  node: TestApp,
  names: readonly string[],
  { samples, address, forget }: Run,
): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const takePair = async (index: number, known: string): Promise<void> => {
    const pair: [Kind, string][] = [
      ['known', known],
      ['unknown', uniqueName()],
    ];
    for (const [kind, name] of index % 2 === 0 ? pair : pair.toReversed())
      times[kind].push(await timeOf(node, name, address()));
  };
  const batch = names.length * ROUNDS_BETWEEN_CLEANINGS;
  for (let start = 0; start < samples; start += batch) {
    await forget();
    let next = start;
    const lane = async (): Promise<void> => {
      while (next < Math.min(start + batch, samples)) {
        const index = next++;
        await takePair(index, names[index % names.length] ?? '');
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return times;
}

async function timeOf(node: TestApp, username: string, ip: string): Promise<number> {
  const start = performance.now();
  const { status, raw } = await node.callAs({ ip }, login, {
    type: 'username',
    username,
    password: 'not the password',
  });
  const took = performance.now() - start;
  if (status !== 401) throw new Error(`a wrong password was answered otherwise: ${raw.body}`);
  return took;
}

function compare(place: string, { known, unknown }: Times): Measurement {
  const ratio = median(known) / median(unknown);
  return {
    what: `wrong password from ${place}: the slower of known and unknown names against the faster`,
    ratio: Math.max(ratio, 1 / ratio),
    bar: { kind: 'at most', value: 1.05 },
    detail: `medians of ${known.length} samples each, in turns, ${LANES} calls at a time; known against unknown: ${ratio.toFixed(3)}`,
  };
}
