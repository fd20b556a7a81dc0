declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
};

/** What measures visits sees which page is open and nothing of who opened it or where they came from. */
const QUIET = {
  send_page_view: false,
  anonymize_ip: true,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  ignore_referrer: true,
  cookie_domain: 'none',
  cookie_flags: 'SameSite=Lax;Secure',
};
const NO_ADS = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

let loaded = '';

/** The other house reads the list of arguments itself, not an array. */
function tell(..._words: unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** SET-01: begins with consent alone, and loads its script once. */
export function startMeasuring(id: string): void {
  mute(id, false);
  if (loaded === id) return;
  loaded = id;
  tell('consent', 'default', { ...NO_ADS, analytics_storage: 'granted' });
  tell('js', new Date());
  tell('set', placeOf('/'));
  tell('config', id, QUIET);
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedAddress(id);
  document.head.append(script);
}

/** `path` is the pattern of the page (`/receipt/$id`), so that neither an id nor a question ever leaves. */
export function measurePage(path: string): void {
  tell('set', placeOf(path));
  tell('event', 'page_view', placeOf(path));
}

/** From now on nothing is sent, and what it kept here is taken away. */
export function stopMeasuring(id: string): void {
  mute(id, true);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^_ga(?:_|$)/.test(name)) document.cookie = `${name}=;path=/;expires=${new Date(0).toUTCString()}`;
  }
}

function mute(id: string, muted: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: muted });
}

function placeOf(path: string) {
  return { page_location: `${location.origin}${path}`, page_path: path, page_title: path, page_referrer: '' };
}

/** The browser takes this one address for a script (0043); where the page's policy names no such policy it takes none. */
function trustedAddress(id: string): string {
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('maidan-measure', { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}
