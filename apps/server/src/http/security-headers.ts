import { randomBytes } from 'node:crypto';
import type { App } from '#http/platform.ts';

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

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

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
  ].join('; ');
}

/** Every answer carries these; a page finds its nonce as `reply.cspNonce`. */
export function useSecurityHeaders(app: App): void {
  const { publicOrigin, gameHouseOrigin, secure } = app.platform.config;
  app.decorateReply('cspNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = request.url.startsWith('/wps/') || request.url.startsWith('/seamless/v1/');
    if (!isApi) reply.cspNonce = randomBytes(16).toString('base64');
    const policy = isApi ? API_POLICY : pagePolicy({ nonce: reply.cspNonce, publicOrigin, gameHouseOrigin });
    void reply.headers({
      'x-request-id': request.id,
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': PERMISSIONS,
      'x-permitted-cross-domain-policies': 'none',
      ...(isApi ? { 'cache-control': 'no-store' } : {}),
      ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    });
    done();
  });
}
