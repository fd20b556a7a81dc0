import { randomBytes, randomUUID } from 'node:crypto';
import { listSandboxInbox } from '@maidan/contract/accounts/verification/list-sandbox-inbox.ts';
import { PARTNER_SHAPES, type PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { Signer } from '@maidan/server/adapters/wallet-wires/wire.ts';
import { WIRES } from '@maidan/server/adapters/wallet-wires/wires.ts';
import type { FindSandbox } from '@maidan/server/conformance/kit/run-command.ts';
import { createMaidanDriver } from '@maidan/server/conformance/maidan-driver.ts';
import {
  addPartner,
  addPartnerKey,
  endPartnerKey,
} from '@maidan/server/modules/seamless-wallet/partners/change-partner.ts';
import { readPartners } from '@maidan/server/modules/seamless-wallet/partners/read-partners.ts';
import { openDesk, ownerUrlOf, type Desk } from '../operator/desk.ts';
import { PlainError } from '../steps.mjs';

type Said = Parameters<FindSandbox>[0];
type Key = Said['keys'][number];
type Caller = { partner: string; shape: PartnerShape; keys: readonly Key[]; done: () => Promise<void> };

const ACTOR = 'conformance';

/** The wallet of the sandbox that runs on this data folder, with a driver for it: it makes players, and reads the books. */
export async function openOwnWallet(env: NodeJS.ProcessEnv, said: Said): ReturnType<FindSandbox> {
  const desk = await openDesk(env);
  try {
    await refuseOthers(desk, said.wallet);
    const { partner, shape, keys, done } =
      said.keys.length === 0 ? await newCaller(desk, said) : await knownCaller(desk, said);
    const [key = noKey(), rotatedKey] = keys;
    const driver = await createMaidanDriver(desk.db, ownerUrlOf(env), partner);
    const close = async () => {
      await driver.removeTitles();
      await driver.close();
      await done();
      await desk.close();
    };
    return { baseUrl: said.wallet, partner, shape, key, ...(rotatedKey && { rotatedKey }), driver, close };
  } catch (error) {
    await desk.close();
    throw error;
  }
}

/** Money is given away here: to nobody but the people of a sandbox, and only where the books that are read are the wallet's own. */
async function refuseOthers({ config }: Desk, wallet: string): Promise<void> {
  const [here, asked] = [new URL(config.publicOrigin), new URL(wallet)];
  if (here.port !== asked.port || !LOOPBACK.has(asked.hostname))
    throw new PlainError(
      `The sandbox of this folder is at ${config.publicOrigin}. Of another wallet somebody has to make the players: give --driver or --players.`,
    );
  // What this command is started with may say less than the node knows of itself.
  const { status } = await fetch(new URL(listSandboxInbox.path, wallet));
  if (config.profile !== 'sandbox' || status === 404)
    throw new PlainError('Only a sandbox has a driver of its own: give --driver or --players.');
}
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whose keys these are. */
async function knownCaller(desk: Desk, { keys, partner, shape }: Said): Promise<Caller> {
  const isKnown = (known: readonly Key[]) =>
    keys.every(({ id, secret }) =>
      known.some((one) => one.id === id && Buffer.from(one.secret).equals(secret)),
    );
  const found = [...(await readPartners(desk)).values()].find(({ inboundKeys }) => isKnown(inboundKeys));
  if (found === undefined)
    throw new PlainError(
      'No partner of the sandbox has these keys. Make some with npm run operator -- partner key CODE inbound ID, or leave --keys out.',
    );
  if ((partner ?? found.code) !== found.code) throw new PlainError(`These are keys of ${found.code}.`);
  if ((shape ?? found.shape) !== found.shape)
    throw new PlainError(`${found.code} speaks in the shape ${found.shape}.`);
  return { partner: found.code, shape: found.shape, keys, done: () => Promise.resolve() };
}

/** A partner of the shape, with two keys that end with the run. */
async function newCaller(desk: Desk, { wallet, partner, shape: asked }: Said): Promise<Caller> {
  if (partner !== null) throw new PlainError('--partner without --keys: give both, or neither.');
  const shape = asked ?? PARTNER_SHAPES[0];
  const code = `CONFORMANCE-${shape.toUpperCase()}`;
  const place = { ...desk, actor: ACTOR };
  await addPartner(place, {
    code,
    name: `Conformance (${shape})`,
    origin: 'https://conformance.example',
    shape,
  });
  const run = randomBytes(6).toString('hex');
  const names = ['current', 'next'].map(
    (word) => ({ partner: code, direction: 'inbound', keyId: `${word}-${run}` }) as const,
  );
  const keys: Key[] = [];
  for (const name of names) {
    const secret = await addPartnerKey(place, { ...name, validFrom: new Date(0), validTo: null });
    const key = { id: name.keyId, secret: Buffer.from(secret ?? '', 'hex') };
    await untilHeard(wallet, shape, { partner: code, key });
    keys.push(key);
  }
  const done = async () => {
    for (const name of names) await endPartnerKey(place, { ...name, at: new Date() });
  };
  return { partner: code, shape, keys, done };
}

/** A node knows of a new key a moment after it was made. */
async function untilHeard(wallet: string, shape: PartnerShape, signer: Signer): Promise<void> {
  const wire = WIRES[shape];
  const end = Date.now() + HEARD_WITHIN_MS;
  for (;;) {
    const body = JSON.stringify(
      wire.write('balance', { requestId: randomUUID(), token: 'nobody-at-all', currency: 'PLY' }),
    );
    const headers = { 'content-type': 'application/json', ...wire.sign('balance', signer, body) };
    const response = await fetch(new URL(wire.path('balance'), wallet), { method: 'POST', headers, body });
    if (wire.read('balance', response.status, await response.text()).status !== 'INVALID_SIGNATURE') return;
    if (Date.now() > end)
      throw new PlainError(`${wallet} does not know the partner that was made for this run.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const HEARD_WITHIN_MS = 20_000;

function noKey(): never {
  throw new PlainError('--keys is missing');
}
