/** LOG-11: who logs in is remembered for one day: name, way and dialing code; never a password, a number or a token. */
const COOKIE = 'maidan-remember';
const ONE_DAY_SECONDS = 86_400;

export type RememberedLogin = { username: string; type: 'username' | 'sms'; countryDialingCode: string };

export function readRemembered(): RememberedLogin | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  if (found === undefined) return null;
  try {
    return checked(JSON.parse(decodeURIComponent(found.slice(COOKIE.length + 1))));
  } catch {
    return null;
  }
}

export function rememberLogin(login: RememberedLogin): void {
  write(encodeURIComponent(JSON.stringify(login)), ONE_DAY_SECONDS);
}

export function forgetLogin(): void {
  write('', 0);
}

/** A cookie can be written by anybody on this machine: only what fits the form comes out of it. */
function checked(value: unknown): RememberedLogin | null {
  if (typeof value !== 'object' || value === null) return null;
  const { username, type, countryDialingCode } = value as Record<string, unknown>;
  if (typeof username !== 'string' || username.length > 32) return null;
  const code = typeof countryDialingCode === 'string' && /^\+[0-9]{1,4}$/.test(countryDialingCode);
  return {
    username,
    type: type === 'sms' ? 'sms' : 'username',
    countryDialingCode: code ? countryDialingCode : '',
  };
}

function write(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
