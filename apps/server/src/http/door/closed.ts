import type { Closure, Operation } from '@maidan/contract/operation.ts';
import type { FastifyRequest } from 'fastify';
import { readInnerCall } from '#http/door/inner-call.ts';
import { placeOfCall } from '#http/door/place-of-call.ts';
import type { App, Platform } from '#call/platform.ts';
import { Refusal } from '#refusals/refusal.ts';
import { readHalf, readToken } from '#http/door/session-half.ts';
import { endPlay } from '#modules/games/end-play.ts';
import { findSession } from '#modules/accounts/sessions/find-session.ts';
import { rangeMatcher } from '#settings/ip-ranges.ts';
import type { SettingsView } from '#settings/setting-definitions.ts';

type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;
type Rule = {
  status: 0 | 1 | 2;
  countries: ReadonlySet<string>;
  inBlockedRange: (ip: string) => boolean;
};

const rules = new WeakMap<SettingsView, Rule>();

function ruleOf(view: SettingsView): Rule {
  const rule = rules.get(view) ?? readRule(view);
  rules.set(view, rule);
  return rule;
}

/** A rule that cannot be read closes the site, rather than opening it to those it was made for (T14). */
function readRule(view: SettingsView): Rule {
  try {
    view.get('addressCountries');
    return {
      status: view.get('systemStatus'),
      countries: new Set(view.get('blockedCountries')),
      inBlockedRange: rangeMatcher(view.get('blockedAddresses')),
    };
  } catch {
    return { status: 1, countries: new Set(), inBlockedRange: () => false };
  }
}

/** STA-01, STA-02: whether, and why, the site is closed to this caller. */
export function closureFor(
  platform: Pick<Platform, 'config'>,
  view: SettingsView,
  caller: Caller,
): Closure | null {
  const inner = readInnerCall(caller.headers);
  if (inner !== null) return inner.closure;
  const { status, countries, inBlockedRange } = ruleOf(view);
  if (status === 1) return 'maintenance';
  if (status === 2 || inBlockedRange(caller.ip)) return 'regionBlock';
  const { allowedCountries, profile } = platform.config;
  const onlyAllowed = profile === 'production' && allowedCountries !== null;
  if (!onlyAllowed && countries.size === 0) return null;
  const { country } = placeOfCall(platform, view, caller);
  // With a licence for some countries, somebody from nowhere is not from one of them.
  if (country === null) return onlyAllowed ? 'regionBlock' : null;
  const outside = onlyAllowed && !allowedCountries.includes(country);
  return outside || countries.has(country) ? 'regionBlock' : null;
}

/**
 * Refuses what is not offered while the site is closed; answers with the closure for what is. Decided at once while the
 * settings are fresh. When they cannot be read, only what is always open goes on (T14).
 */
export function closed(
  app: App,
  operation: Operation,
  request: FastifyRequest,
): Closure | null | Promise<Closure | null> {
  const view = app.platform.settings.view();
  if (!(view instanceof Promise)) return decide(app, operation, request, view);
  const always = operation.openDuring?.includes('regionBlock') === true;
  return view.then(
    (read) => decide(app, operation, request, read),
    (error: unknown) => {
      if (always) return null;
      throw error;
    },
  );
}

function decide(
  app: App,
  operation: Operation,
  request: FastifyRequest,
  view: SettingsView,
): Closure | null | Promise<never> {
  const closure = closureFor(app.platform, view, request);
  if (closure === null || operation.openDuring?.includes(closure) === true) return closure;
  if (closure === 'maintenance') throw new Refusal('MAINTENANCE', { args: [secondsToWait(view)] });
  if (operation.who === 'visitor') throw new Refusal('ACCESS_RESTRICTED');
  return refuseMember(app, request);
}

/** T14: a session that turns up where the site is not offered loses the games it has open elsewhere, too. */
async function refuseMember({ platform }: App, request: FastifyRequest): Promise<never> {
  const token = readToken(request);
  const half = token === null ? null : readHalf(request, platform.config);
  const session = token === null || half === null ? null : await findSession(platform, { token, half });
  if (session !== null) await endPlay(platform, [session.id]);
  throw new Refusal('ACCESS_RESTRICTED');
}

const SOONEST_SECONDS = 60;
const LATEST_SECONDS = 3_600;
const UNKNOWN_SECONDS = 300;

/** For `retry-after`: when maintenance ends, as far as the operator has said. */
export function secondsToWait(view: SettingsView): number {
  const end = view.get('maintenanceEnd');
  if (end === null) return UNKNOWN_SECONDS;
  const seconds = Math.ceil((Date.parse(end) - Date.now()) / 1000);
  return Math.min(Math.max(seconds, SOONEST_SECONDS), LATEST_SECONDS);
}
