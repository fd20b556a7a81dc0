import { BlockList, isIPv6, SocketAddress } from 'node:net';

const MAPPED = new BlockList();
MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/** What counts as one caller: an IPv4 address, however it is written, or the /64 of an IPv6 one. */
export function addressKey(ip: string): string {
  const [plain = ''] = ip.split('%', 1);
  if (!isIPv6(plain)) return plain;
  // Node writes it in one way: eight groups or a gap, dots for an IPv4 address inside.
  const { address } = new SocketAddress({ address: plain, family: 'ipv6' });
  if (MAPPED.check(address, 'ipv6')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  while (groups.length + after.length < 8) groups.push('0');
  return `${[...groups, ...after].slice(0, 4).join(':')}::/64`;
}
