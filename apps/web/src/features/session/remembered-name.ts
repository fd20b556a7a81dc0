/** LOG-11: who logs in is remembered for one day; never the password, never a token. */
const COOKIE = 'maidan-remember';
const ONE_DAY_SECONDS = 86_400;
const MAX_LENGTH = 32;

export function readRememberedName(): string {
  if (typeof document === 'undefined') return '';
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  try {
    return decodeURIComponent(found?.slice(COOKIE.length + 1) ?? '').slice(0, MAX_LENGTH);
  } catch {
    return '';
  }
}

export function rememberName(username: string): void {
  write(encodeURIComponent(username), ONE_DAY_SECONDS);
}

export function forgetName(): void {
  write('', 0);
}

function write(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
