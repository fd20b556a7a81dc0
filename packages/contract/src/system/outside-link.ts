/** T21: services over which an operator may be reached. Everything else must live below the own main domain. */
export const SUPPORT_HOSTS = [
  'wa.me',
  'api.whatsapp.com',
  't.me',
  'telegram.me',
  'm.me',
  'www.messenger.com',
  'www.facebook.com',
  'facebook.com',
  'www.youtube.com',
  'youtube.com',
  'line.me',
  'lin.ee',
  'viber.com',
  'tawk.to',
  'direct.lc.chat',
] as const;

const MAX_LENGTH = 2048;
/** Names made of plain letters only: a look-alike in another script never reaches the list. */
const PLAIN_HOST = /^[a-z0-9.-]+$/;
const MAIL = /^mailto:[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,190}$/;
const PHONE = /^tel:\+?[0-9]{3,15}$/;

/**
 * T21: an address that came from outside, as far as it may be opened: https to a host on the list or of the site itself,
 * a mail address or a phone number. Asked when an operator saves it and again by the page that decrypted it.
 */
export function outsideLink(
  address: string,
  ownHosts: readonly string[],
  /** MSG-05: others that the operator allows, by their exact name. */
  linkHosts: readonly string[] = [],
): string | null {
  if (address.length > MAX_LENGTH || hasHiddenSign(address)) return null;
  if (MAIL.test(address) || PHONE.test(address)) return address;
  // Browsers read `//`, `\` and a missing slash kindly; this does not.
  if (!/^https?:\/\/[^/\\@?#]+(?:[/?#][^\\]*)?$/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, username, password } = url;
  if (username !== '' || password !== '' || !isPlain(hostname, address)) return null;
  const own = ownHosts.some((host) => host === hostname || (host !== '' && hostname.endsWith(`.${host}`)));
  if (protocol === 'http:') return own && isThisMachine(hostname) ? url.href : null;
  if (url.port !== '' && !own) return null;
  return own || [...SUPPORT_HOSTS, ...linkHosts].includes(hostname) ? url.href : null;
}

/** Spaces, tabs, line ends, controls and invisible marks have no business in an address. */
function hasHiddenSign(address: string): boolean {
  return /[\s\p{Cc}\p{Cf}]/u.test(address);
}

/** The host must be written as it is meant: not in percent signs, full-width letters or punycode. */
function isPlain(hostname: string, address: string): boolean {
  const written = (/^https?:\/\/([^/?#:]+)/i.exec(address)?.[1] ?? '').toLowerCase();
  return written === hostname && PLAIN_HOST.test(hostname) && !hostname.includes('xn--');
}

/** A sandbox has no certificate. */
function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
