import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '#config.ts';
import { rangeMatcher } from '#settings/ip-ranges.ts';

/** Where a call comes from, as far as anybody knows. */
export type Place = { readonly ip: string; readonly country: string | null };

type Known = readonly { country: string; contains: (ip: string) => boolean }[];

/** Ranges that the internet keeps for examples: the sandbox can pretend with them, and nobody lives there. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '203.0.113.0/24': 'BD',
  '2001:db8::/32': 'BD',
  '198.51.100.0/24': 'IN',
  '192.0.2.0/24': 'GB',
};

const SANDBOX = readTable(EXAMPLES);

export function readTable(addressCountries: Readonly<Record<string, string>>): Known {
  return Object.entries(addressCountries).map(([range, country]) => ({
    country,
    contains: rangeMatcher([range]),
  }));
}

const COUNTRY = /^[A-Z]{2}$/;
/** What providers write when they do not know, or when there is no country to know (a relay network). */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/**
 * The country of an address: what the operator says, else the header in which the own proxy names it, else (in the
 * sandbox) a handful of examples. The header counts only behind a proxy of ours, which must overwrite it (T14).
 */
export function countryOf(
  config: Pick<Config, 'profile' | 'countryHeader' | 'trustedProxyHops'>,
  operatorSays: Known,
  { ip, headers }: { ip: string; headers: IncomingHttpHeaders },
): string | null {
  const told = operatorSays.find(({ contains }) => contains(ip))?.country;
  if (told !== undefined) return told;
  if (config.countryHeader !== null && config.trustedProxyHops > 0) {
    const named = headers[config.countryHeader];
    return typeof named === 'string' && COUNTRY.test(named) && !NOWHERE.has(named) ? named : null;
  }
  if (config.profile === 'production') return null;
  return SANDBOX.find(({ contains }) => contains(ip))?.country ?? null;
}
