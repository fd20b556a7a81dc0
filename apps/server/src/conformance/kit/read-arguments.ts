import { parseArgs } from 'node:util';
import { PARTNER_SHAPES, type PartnerShape } from '@maidan/contract/seamless-wallet/partner-shape.ts';
import type { VendorKey } from '#adapters/wallet-wires/wire.ts';

export const KIT_USAGE = `Usage: npm run conformance -- --wallet URL [--keys ID:HEX[,ID:HEX]] [--partner CODE --driver URL]

Asks a seamless wallet the questions C1 to C42, each call once and in 20 copies at once. Ends with 1 when an answer was wrong.

The sandbox of this folder (npm start) needs no driver. Its partner is the one whose keys are given; without any, one is made for the run.

  --wallet URL          where the wallet listens
  --keys ID:HEX,…       what the calls are signed with; a second key is tried as the one that keys are changed to
  --partner CODE        who calls
  --shape SHAPE         ours (the standard), integer or decimal
  --driver URL          who makes players and reads the books: see apps/server/src/conformance/README.md
  --players FILE        instead of a driver: a JSON list of launched players; what needs more is skipped
  --only C3,C12         some questions alone
  --copies 1,20         other numbers of copies
  --junit FILE          writes the verdicts for build servers as well (conformance.xml when nothing is said)`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What is said of the wallet. Of ours not all of it has to be. */
export type SaidOfWallet = {
  wallet: string;
  partner: string | null;
  keys: readonly VendorKey[];
  shape: PartnerShape | null;
};

export type KitArguments = {
  said: SaidOfWallet;
  source: { driver: string } | { players: string } | 'sandbox';
  only: string[];
  copies: number[];
  junit: string;
};

const text = { type: 'string' } as const;
const OPTIONS = {
  wallet: text,
  partner: text,
  keys: text,
  shape: text,
  driver: text,
  players: text,
  only: text,
  copies: text,
  junit: text,
};

export function readArguments(args: readonly string[]): KitArguments {
  const given = parse(args);
  const { wallet = '', driver, players } = given;
  if (!URL.canParse(wallet)) throw new UsageError('--wallet must be an address');
  const said = {
    wallet,
    partner: given.partner ?? null,
    keys: readKeys(given.keys ?? ''),
    shape: given.shape === undefined ? null : readShape(given.shape),
  };
  if (driver !== undefined && players !== undefined)
    throw new UsageError('either --driver or --players can be given');
  if (driver !== undefined && !URL.canParse(driver)) throw new UsageError('--driver must be an address');
  const copies = listOf(given.copies ?? '1,20').map(Number);
  if (copies.length === 0 || !copies.every((one) => Number.isInteger(one) && one > 0 && one <= 100))
    throw new UsageError('--copies must be whole numbers from 1 to 100');
  return {
    said,
    copies,
    source: driver !== undefined ? { driver } : players !== undefined ? { players } : 'sandbox',
    only: listOf(given.only ?? ''),
    junit: given.junit ?? 'conformance.xml',
  };
}

function readShape(word: string): PartnerShape {
  const shape = PARTNER_SHAPES.find((one) => one === word);
  if (shape === undefined) throw new UsageError(`--shape must be one of ${PARTNER_SHAPES.join(', ')}`);
  return shape;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const listOf = (words: string) => words.split(',').filter((one) => one !== '');

function readKeys(words: string): VendorKey[] {
  return listOf(words).map((entry) => {
    const [, id = '', hex = ''] = /^([A-Za-z0-9_-]{1,32}):((?:[0-9a-f]{2}){16,64})$/.exec(entry) ?? [];
    // A secret is never printed.
    if (id === '') throw new UsageError('--keys must be ID:HEX, several by comma, each at least 16 bytes');
    return { id, secret: Buffer.from(hex, 'hex') };
  });
}
