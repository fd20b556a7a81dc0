import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARTNER_SHAPES } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import { buildApp } from '@maidan/server/app.ts';
import { runConformance } from '@maidan/server/conformance/kit/run-command.ts';
import { addPartner, addPartnerKey } from '@maidan/server/modules/seamless-wallet/partners/change-partner.ts';
import { serveWallet } from '@maidan/server/testing/serve-wallet.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnWallet } from './own-wallet.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-own-wallet-'));
const junit = join(folder, 'out.xml');
let served: Awaited<ReturnType<typeof serveWallet>>;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  served = await serveWallet();
  const { port } = new URL(served.wallet.baseUrl);
  env = { DATABASE_URL: served.database.url, DATA_DIR: folder, PORT: port };
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(args: string[], wallet = served.wallet.baseUrl, more: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const code = await runConformance(
    ['--wallet', wallet, '--junit', junit, '--only', 'C2,C9,C30', ...args],
    (line) => lines.push(line),
    (said) => openOwnWallet({ ...env, ...more }, said),
  );
  return { code, text: lines.join('\n') };
}

const people = async () => {
  const { rows } = await served.driver.owner.query<{ count: string }>('select count(*) from member');
  return rows[0]?.count;
};

test.each([
  ['another wallet than the sandbox', ['http://127.0.0.1:1'], [], 'give --driver or --players'],
  ['an address that is not of this machine', ['http://wallet.example'], [], 'give --driver or --players'],
  ['keys that nobody has', [], ['--keys', `k1:${'ab'.repeat(32)}`], 'No partner of the sandbox has these'],
  ['a partner without keys', [], ['--partner', 'ACME'], '--partner without --keys'],
])('%s: nobody is given money, and the command says what to do', async (_what, [wallet], args, said) => {
  const before = await people();
  const { code, text } = await run(args, wallet);
  expect([code, text]).toEqual([2, expect.stringContaining(said)]);
  expect(await people()).toBe(before);
});

test('a node that is no sandbox gives nobody money, whatever the command was started with', async () => {
  const { config, db } = served.app.platform;
  const production = await buildApp({ ...config, profile: 'production' }, { db, dueWork: false });
  const wallet = await production.listen({ host: '127.0.0.1', port: 0 });
  const before = await people();
  const { code, text } = await run([], wallet, { PORT: new URL(wallet).port });
  expect([code, text]).toEqual([2, expect.stringContaining('Only a sandbox has a driver of its own')]);
  expect(await people()).toBe(before);
  await production.close();
});

test.each(PARTNER_SHAPES)(
  'the wallet of our own sandbox is asked in the shape %s by its address alone, and nothing is left in the catalogue',
  async (shape) => {
    const { code, text } = await run(['--shape', shape]);
    expect(text).toContain(`as CONFORMANCE-${shape.toUpperCase()}, in the shape ${shape}`);
    expect(text).toContain('6 questions: 6 ok, 0 failed, 0 skipped.');
    expect(code).toBe(0);
    expect(readFileSync(junit, 'utf8')).toContain('tests="6" failures="0" skipped="0"');
    const { rows } = await served.driver.owner.query(`select from game where vendor_code = 'CONF'`);
    expect(rows).toEqual([]);
  },
);

test('with keys it is asked as the partner who has them, in its shape', async () => {
  const place = { ...served.app.platform, actor: 'test' };
  await addPartner(place, { code: 'ACME', name: 'Acme', origin: 'https://acme.example', shape: 'decimal' });
  const made = async (keyId: string) => {
    const key = { partner: 'ACME', direction: 'inbound', keyId } as const;
    return `${keyId}:${await addPartnerKey(place, { ...key, validFrom: new Date(0), validTo: null })}`;
  };
  const keys = ['--keys', `${await made('k1')},${await made('k2')}`];
  const { code, text } = await run(keys);
  expect([code, text]).toEqual([0, expect.stringContaining('as ACME, in the shape decimal')]);
  expect((await run([...keys, '--shape', 'integer'])).text).toContain('ACME speaks in the shape decimal');
});
