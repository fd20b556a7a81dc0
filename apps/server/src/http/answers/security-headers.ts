import { randomBytes } from 'node:crypto';
import { isApiPath } from '#call/api-path.ts';
import type { App } from '#call/platform.ts';

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What concerns data: nothing in it runs, guesses its type, or is read or kept by others. The rest is for pages. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
const PAGE_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'x-permitted-cross-domain-policies': 'none',
};

/**
 * T16: no text becomes markup or a script by way of the page's own code, except through these two: the one that starts a page
 * (`start-script.ts`) and the one for our own drawings and worker (`trusted.ts`).
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types maidan maidan-start'];

/** For pages: own files and nonces only, games only from the game house, nobody may frame us. */
export function pagePolicy(options: {
  nonce: string;
  publicOrigin: string;
  gameHouseOrigin: string;
}): string {
  const socket = options.publicOrigin.replace(/^http/, 'ws');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${options.nonce}'`,
    `style-src 'self' 'nonce-${options.nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${socket}`,
    `frame-src ${options.gameHouseOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
  ].join('; ');
}

/**
 * LOG-14: what a phone check needs of another house, for pages of a site that has configured it and no other: the
 * invisible verifier (a script and its frame) and the two addresses that send a code and take it back.
 */
const PHONE_CHECK: Record<string, readonly string[]> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** SET-01: for pages of a site that measures visits and no other: the one script, where it tells, and the policy that names it (0047). */
const MEASURING: Record<string, readonly string[]> = {
  'script-src': ['https://www.googletagmanager.com/gtag/js'],
  'connect-src': ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
  'trusted-types': ['maidan-measure'],
};

type Wider = { phoneCheck: boolean; measuring: boolean; images: readonly string[]; games: readonly string[] };

/** The page's policy, wider by what the operator has configured and by nothing else. */
export function widerPolicy(policy: string, { phoneCheck, measuring, images, games }: Wider): string {
  const added: Record<string, readonly string[]> = { 'img-src': images, 'frame-src': games };
  return (
    policy
      .split('; ')
      // The other house's script writes addresses of scripts in its own way.
      .filter((rule) => !phoneCheck || !TRUSTED_TYPES.includes(rule))
      .map((rule) => {
        const [name = ''] = rule.split(' ');
        const hosts = [
          ...(added[name] ?? []),
          ...(phoneCheck ? (PHONE_CHECK[name] ?? []) : []),
          ...(measuring ? (MEASURING[name] ?? []) : []),
        ];
        return [rule, ...hosts].join(' ');
      })
      .join('; ')
  );
}

/** Every answer carries these; a page finds its nonce as `reply.cspNonce`. */
export function useSecurityHeaders(app: App): void {
  const { publicOrigin, gameHouseOrigin, secure } = app.platform.config;
  app.decorateReply('cspNonce', '');
  const transport = secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};
  const forApi = { ...API_HEADERS, ...transport };
  const forPages = { ...PAGE_HEADERS, ...transport };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (isApiPath(request.url) || request.url.startsWith('/seamless/v1/')) {
      void reply.headers(forApi);
      return done();
    }
    reply.cspNonce = randomBytes(16).toString('base64');
    const policy = pagePolicy({ nonce: reply.cspNonce, publicOrigin, gameHouseOrigin });
    void reply.header('content-security-policy', policy).headers(forPages);
    done();
  });
}
