import {
  VENDOR_LAUNCH_PATH,
  vendorLaunchAnswer,
  type VendorLaunchRequest,
} from '@maidan/contract/seamless-wallet/launch.ts';
import {
  VENDOR_ROUND_PATH,
  vendorRoundAnswer,
  type VendorRoundAnswer,
  type VendorRoundRequest,
} from '@maidan/contract/seamless-wallet/round-proof.ts';
import type { Partner } from '#call/partner.ts';
import { signatureHeaders } from './signature.ts';

/** A receipt is shown without its proof rather than late. */
const PROOF_WITHIN_MS = 2_000;
const MAX_ANSWER_BYTES = 16 * 1024;

/** The partner did not answer, or not with something a player may be sent to. */
export class PartnerUnavailable extends Error {
  override readonly name = 'PartnerUnavailable';
}

/** The partner answered, and not with what it was asked for. */
export class PartnerRefused extends Error {
  override readonly name = 'PartnerRefused';
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** Asks the partner for the address of a game. Whatever comes back is input like any other. */
export async function requestLaunch(partner: Partner, launch: VendorLaunchRequest): Promise<URL> {
  const rawBody = Buffer.from(JSON.stringify(launch));
  const answer = await post(partner, VENDOR_LAUNCH_PATH, rawBody).catch((cause: unknown) => {
    throw new PartnerUnavailable('the partner did not answer', { cause });
  });
  const parsed = vendorLaunchAnswer.safeParse(answer);
  if (!parsed.success) throw new PartnerUnavailable('the partner answered against its promise');
  const url = new URL(parsed.data.url);
  if (url.origin !== partner.origin || url.username !== '' || url.password !== '')
    throw new PartnerUnavailable('the partner named an address outside its own origin');
  if (parsed.data.url.includes(launch.token))
    throw new PartnerUnavailable('the partner put the token into the address');
  return url;
}

/** What the partner published about one round. Throws when it knows none, or answers against its promise. */
export async function requestRoundProof(
  partner: Partner,
  round: VendorRoundRequest,
): Promise<VendorRoundAnswer> {
  const rawBody = Buffer.from(JSON.stringify(round));
  const hasty = { ...partner, waitMs: PROOF_WITHIN_MS };
  return vendorRoundAnswer.parse(await post(hasty, VENDOR_ROUND_PATH, rawBody));
}

/** One signed call; throws unless the answer is 200 and small enough. */
export async function post(
  partner: Partner,
  path: string,
  rawBody: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  if (partner.outboundKey === null)
    throw new PartnerUnavailable('there is no key to sign to this partner with');
  const response = await fetch(new URL(path, partner.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders(partner.code, partner.outboundKey, path, rawBody),
    },
    body: rawBody,
    redirect: 'error',
    signal: AbortSignal.timeout(partner.waitMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new PartnerRefused(response.status);
  }
  return JSON.parse(await readBounded(response));
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
