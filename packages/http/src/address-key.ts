const GROUPS = 8;
const PREFIX_GROUPS = 4;

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, since a household owns all of it. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip);
  const mapped = mappedAddress(groups);
  return mapped ?? `${groups.slice(0, PREFIX_GROUPS).join(':')}::/64`;
}

/** The eight groups, without leading zeros, however the address was written. */
function groupsOf(ip: string): string[] {
  const [text = ''] = ip.toLowerCase().split('%', 1);
  const [head = '', tail] = withoutDots(text).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** `::ffff:203.0.113.9` is the same address as `::ffff:cb00:7109`. */
function withoutDots(text: string): string {
  return text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

/** An IPv4 address that came in the clothes of an IPv6 one counts as what it is. */
function mappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}

/** A neighbourhood of addresses that usually has one owner: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function prefixKey(ip: string): string {
  const key = addressKey(ip);
  return key.includes(':')
    ? `${key.split(':').slice(0, 3).join(':')}::/48`
    : `${key.split('.').slice(0, 3).join('.')}.0/24`;
}
