import { BlockList, isIP } from 'node:net';
import * as z from 'zod/mini';

const PREFIX_BITS = { 4: 32, 6: 128 } as const;
type Family = keyof typeof PREFIX_BITS;
type Range = { address: string; family: Family; bits: number };

/** `203.0.113.0/24`, `2001:db8::/32`, or one address. */
export const ipRange = z.string().check(
  z.maxLength(60),
  z.refine((text) => readRange(text) !== null, 'must be an address or a range such as 203.0.113.0/24'),
);

function readRange(text: string): Range | null {
  const [address = '', prefix, more] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || more !== undefined || address.includes('%')) return null;
  if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return null;
  const bits = prefix === undefined ? PREFIX_BITS[family] : Number(prefix);
  return bits <= PREFIX_BITS[family] ? { address, family, bits } : null;
}

/** An IPv4 address that came in over IPv6 is the IPv4 address. */
const plain = (ip: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.split('%', 1)[0] ?? '';

/** Whether an address lies in one of the ranges. */
export function rangeMatcher(ranges: readonly string[]): (ip: string) => boolean {
  if (ranges.length === 0) return () => false;
  const list = new BlockList();
  for (const { address, family, bits } of ranges.flatMap((text) => readRange(text) ?? [])) {
    list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return (ip) => {
    const address = plain(ip);
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
