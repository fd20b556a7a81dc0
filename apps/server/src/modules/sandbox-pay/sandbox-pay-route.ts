import { LANGUAGES } from '@maidan/contract/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#call/language.ts';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { sandboxPayGone, sandboxPayPage, type PageLook } from '#adapters/payment/sandbox-pay-page.ts';
import {
  chooseSandboxPayment,
  selectSandboxPayment,
  type SandboxChoice,
} from '#adapters/payment/sandbox-payment.store.ts';
import { SANDBOX_PAY_PATH } from '#adapters/payment/sandbox-payments.ts';

const ID = /^[a-f0-9]{32}$/;
const CHOICES: readonly SandboxChoice[] = ['pay', 'partly', 'fail', 'pending', 'late', 'chargeBack'];
const FORM_MAX_BYTES = 1_024;

type PayRequest = FastifyRequest<{ Params: { id: string } }>;

/** The page of the simulated house: a payer chooses how the payment goes, and comes back to the site. */
export function mountSandboxPayPage(app: App): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const limited = { config: { limit: ROUTE_LIMITS.sandboxPay } };
    scope.get(`${SANDBOX_PAY_PATH}/:id`, limited, (request: PayRequest, reply) => show(app, request, reply));
    scope.post(`${SANDBOX_PAY_PATH}/:id`, limited, (request: PayRequest, reply) =>
      choose(app, request, reply),
    );
  });
}

async function show(app: App, request: PayRequest, reply: FastifyReply): Promise<FastifyReply> {
  const look = await lookOf(app, request, reply);
  const payment = await find(app, request);
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  if (payment === null) return reply.code(404).send(sandboxPayGone(look));
  return reply.send(sandboxPayPage(payment, look));
}

async function choose(app: App, request: PayRequest, reply: FastifyReply): Promise<FastifyReply> {
  const payment = await find(app, request);
  const wished = request.body instanceof URLSearchParams ? request.body.get('choice') : null;
  const choice = CHOICES.find((known) => known === wished);
  if (payment === null || choice === undefined) return show(app, request, reply);
  const { db, config } = app.platform;
  // What was chosen twice, or cannot be chosen any more, has no effect; the payer goes on to the site either way.
  await chooseSandboxPayment(db, config.merchant, payment.id, choice);
  return reply.redirect(payment.returnPath, 303);
}

async function find(app: App, request: PayRequest) {
  const { db, config } = app.platform;
  const { id } = request.params;
  return ID.test(id) ? selectSandboxPayment(db, config.merchant, id) : null;
}

/** Language and theme as the site has them: the same browser has chosen them there. */
export async function lookOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<PageLook> {
  const cookies = request.headers.cookie ?? '';
  const chosen = /(?:^|;\s*)maidan-language=([A-Za-z-]{2,12})/.exec(cookies)?.[1];
  const theme = /(?:^|;\s*)maidan-theme=(dark|light)/.exec(cookies)?.[1];
  return {
    language: LANGUAGES.find((language) => language === chosen) ?? languageOf(request.headers),
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    nonce: reply.cspNonce,
    symbol: await app.platform.settings.get('currencySymbol'),
  };
}
