type Place = { hosts: readonly string[]; profile: 'sandbox' | 'production' };

/** T39: a node calls no address that a caller chose: https, a known push service, its own port, and no login in it. */
export function isKnownService(endpoint: string, { hosts, profile }: Place): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  // A stand-in on this very machine, for trying it out.
  if (protocol === 'http:')
    return profile === 'sandbox' && hostname === '127.0.0.1' && port !== '' && hosts.includes(host);
  if (protocol !== 'https:' || port !== '' || /^[\d.]+$|^\[/.test(hostname)) return false;
  return hosts.some((known) =>
    known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known,
  );
}
