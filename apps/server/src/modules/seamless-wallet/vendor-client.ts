import type { VendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import {
  vendorCalls,
  type VendorCallAnswer,
  type VendorCallName,
  type VendorCallRequest,
} from '@maidan/contract/seamless-wallet/vendor-calls.ts';
import {
  VENDOR_LIVE_TABLES_PATH,
  vendorLiveTablesAnswer,
  type VendorLiveTablesAnswer,
  type VendorLiveTablesRequest,
} from '@maidan/contract/seamless-wallet/live-tables.ts';
import {
  VENDOR_OPEN_ROUNDS_PATH,
  vendorOpenRoundsAnswer,
  type VendorOpenRoundsAnswer,
  type VendorOpenRoundsRequest,
} from '@maidan/contract/seamless-wallet/open-rounds.ts';
import {
  VENDOR_OPENED_NUMBERS_PATH,
  vendorOpenedNumbersAnswer,
  type VendorOpenedNumbersAnswer,
  type VendorOpenedNumbersRequest,
} from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import {
  VENDOR_ROUND_PATH,
  vendorRoundAnswer,
  type VendorRoundAnswer,
  type VendorRoundRequest,
} from '@maidan/contract/seamless-wallet/round-proof.ts';
import {
  VENDOR_ROUND_WORDS_PATH,
  vendorRoundWordsAnswer,
  type VendorRoundWordsAnswer,
  type VendorRoundWordsRequest,
} from '@maidan/contract/seamless-wallet/round-words.ts';
import type * as z from 'zod/mini';
import type { Partner } from '#call/partner.ts';
import { VENDOR_SPEECHES, type VendorSpeech } from './shapes/vendor-speech.ts';

/** A receipt is shown without its proof rather than late: of what a partner is waited for, so much. */
const PROOF_SHARE = 0.4;
const hastily = (partner: Partner): Partner => ({ ...partner, waitMs: partner.waitMs * PROOF_SHARE });
const MAX_ANSWER_BYTES = 16 * 1024;
/** A hundred hands of a table with all that was done in them, the longest round there is. */
const MAX_PROOF_BYTES = 256 * 1024;
/** A hundred rounds in words, of which a letter of Bengali takes three bytes. */
const MAX_WORDS_BYTES = 1024 * 1024;
/** All games of a partner, the answer that grows with it. */
const MAX_GAMES_BYTES = 8 * 1024 * 1024;

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
  const { url } = await askVendor(partner, 'launch', launch).catch((cause: unknown) => {
    if (cause instanceof PartnerUnavailable) throw cause;
    throw new PartnerUnavailable('the partner did not answer', { cause });
  });
  if (url.includes(launch.token)) throw new PartnerUnavailable('the partner put the token into the address');
  return onItsOrigin(partner, url);
}

/** The partner's page about a round of a player. Throws when it has none, or answers against its promise. */
export async function requestRoundDetails(
  partner: Partner,
  round: VendorCallRequest<'roundDetails'>,
): Promise<URL> {
  return onItsOrigin(partner, (await askVendor(partner, 'roundDetails', round)).url);
}

function onItsOrigin(partner: Partner, address: string): URL {
  const url = new URL(address);
  if (url.origin !== partner.origin || url.username !== '' || url.password !== '')
    throw new PartnerUnavailable('the partner named an address outside its own origin');
  return url;
}

/** One call in the words of the partner, and its answer in ours. */
export async function askVendor<Name extends VendorCallName>(
  partner: Partner,
  name: Name,
  request: VendorCallRequest<Name>,
): Promise<VendorCallAnswer<Name>> {
  const speech = VENDOR_SPEECHES[partner.shape];
  const rawBody = Buffer.from(JSON.stringify(speech.write(request)));
  const mostBytes = name === 'listGames' ? MAX_GAMES_BYTES : MAX_ANSWER_BYTES;
  const answer = speech.read(await postAs(speech, partner, speech.pathOf(name), rawBody, mostBytes));
  if (answer === null) throw new PartnerRefused(200);
  const schema: z.ZodMiniType = vendorCalls[name].answer;
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new PartnerUnavailable('the partner answered against its promise');
  return parsed.data as VendorCallAnswer<Name>;
}

/** What the partner published about one round. Throws when it knows none, or answers against its promise. */
export async function requestRoundProof(
  partner: Partner,
  round: VendorRoundRequest,
): Promise<VendorRoundAnswer> {
  return vendorRoundAnswer.parse(await ask(partner, VENDOR_ROUND_PATH, round, MAX_PROOF_BYTES));
}

/** What rounds that are not over can still become. */
export async function requestOpenRounds(
  partner: Partner,
  rounds: VendorOpenRoundsRequest,
): Promise<VendorOpenRoundsAnswer> {
  return vendorOpenRoundsAnswer.parse(await ask(partner, VENDOR_OPEN_ROUNDS_PATH, rounds, MAX_WORDS_BYTES));
}

/** What was bet on in rounds. */
export async function requestRoundWords(
  partner: Partner,
  rounds: VendorRoundWordsRequest,
): Promise<VendorRoundWordsAnswer> {
  return vendorRoundWordsAnswer.parse(await ask(partner, VENDOR_ROUND_WORDS_PATH, rounds, MAX_WORDS_BYTES));
}

/** What lotteries drew last. */
export async function requestOpenedNumbers(
  partner: Partner,
  lotteries: VendorOpenedNumbersRequest,
): Promise<VendorOpenedNumbersAnswer> {
  return vendorOpenedNumbersAnswer.parse(
    await ask(partner, VENDOR_OPENED_NUMBERS_PATH, lotteries, MAX_ANSWER_BYTES),
  );
}

/** What is seen at live tables now. */
export async function requestLiveTables(
  partner: Partner,
  tables: VendorLiveTablesRequest,
): Promise<VendorLiveTablesAnswer> {
  return vendorLiveTablesAnswer.parse(await ask(partner, VENDOR_LIVE_TABLES_PATH, tables, MAX_ANSWER_BYTES));
}

/** A question of our own shape, for a page that does not wait long for its answer. */
const ask = (partner: Partner, path: string, question: object, mostBytes: number): Promise<unknown> =>
  postAs(VENDOR_SPEECHES.ours, hastily(partner), path, Buffer.from(JSON.stringify(question)), mostBytes);

/** One call of those that are the same in every shape. */
export const post = (partner: Partner, path: string, rawBody: Uint8Array<ArrayBuffer>): Promise<unknown> =>
  postAs(VENDOR_SPEECHES.ours, partner, path, rawBody, MAX_ANSWER_BYTES);

/** One signed call; throws unless the answer is 200 and small enough. */
async function postAs(
  speech: VendorSpeech,
  partner: Partner,
  path: string,
  rawBody: Uint8Array<ArrayBuffer>,
  mostBytes: number,
): Promise<unknown> {
  if (partner.outboundKey === null)
    throw new PartnerUnavailable('there is no key to sign to this partner with');
  const response = await fetch(new URL(path, partner.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...speech.sign({ partner: partner.code, key: partner.outboundKey, path, rawBody }),
    },
    body: rawBody,
    redirect: 'error',
    signal: AbortSignal.timeout(partner.waitMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new PartnerRefused(response.status);
  }
  return JSON.parse(await readBounded(response, mostBytes));
}

async function readBounded(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
