import type { FastifyReply, FastifyRequest } from 'fastify';
import { button, sandboxPage } from '#adapters/payment/sandbox-pay-page.ts';
import { lookOf } from '#modules/sandbox-pay/sandbox-pay-route.ts';
import { SANDBOX_PERSON_PATH } from '#adapters/person/find-person-check.ts';
import { textsIn } from '#locales/texts.ts';
import type { App } from '#call/platform.ts';
import { ROUTE_LIMITS } from '#call/route-limits.ts';
import { decideSimulated, selectSimulated, type SimulatedRow } from './person.store.ts';

const REFERENCE = /^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/;
const RETURN = '/member/securityCenter';
const FORM_MAX_BYTES = 1_024;

type PersonRequest = FastifyRequest<{ Params: { reference: string } }>;

/** The page of the simulated provider, where a real one would look at documents. */
export function mountSandboxPersonPage(app: App): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const limited = { config: { limit: ROUTE_LIMITS.sandboxPay } };
    const path = `${SANDBOX_PERSON_PATH}/:reference`;
    scope.get(path, limited, (request: PersonRequest, reply) => show(app, request, reply));
    scope.post(path, limited, (request: PersonRequest, reply) => choose(app, request, reply));
  });
}

async function show(app: App, request: PersonRequest, reply: FastifyReply): Promise<FastifyReply> {
  const look = await lookOf(app, request, reply);
  const words = textsIn(look.language).sandboxCheck;
  const known = await find(app, request);
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
  const back = `<a class="back" href="${RETURN}">${words.back}</a>`;
  if (known === null) return reply.code(404).send(sandboxPage(look, words, `<p>${words.gone}</p>${back}`));
  const body =
    known.state === 'pending'
      ? `<form method="post"><h2>${words.ask[known.kind]}</h2>${button('yes', words.choices.yes, true)}${button('no', words.choices.no, false)}</form>`
      : `<p>${words.done[known.state]}</p>`;
  return reply.send(sandboxPage(look, words, body + back));
}

async function choose(app: App, request: PersonRequest, reply: FastifyReply): Promise<FastifyReply> {
  const known = await find(app, request);
  const state = request.body instanceof URLSearchParams ? request.body.get('choice') : null;
  if (known === null || (state !== 'yes' && state !== 'no')) return show(app, request, reply);
  const { db, config } = app.platform;
  await decideSimulated(db, config.merchant, { reference: request.params.reference, state });
  return reply.redirect(RETURN, 303);
}

async function find(app: App, { params }: PersonRequest): Promise<SimulatedRow | null> {
  const { db, config } = app.platform;
  return REFERENCE.test(params.reference) ? selectSimulated(db, config.merchant, params.reference) : null;
}
