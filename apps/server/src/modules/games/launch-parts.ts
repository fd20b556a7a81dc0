import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { CallContext } from '#call/call-context.ts';
import { countryOfCall } from '#call/country-of-call.ts';
import type { Partner } from '#call/partner.ts';
import { readPartner } from '#modules/seamless-wallet/partners/read-partners.ts';
import { PartnerUnavailable, requestLaunch } from '#modules/seamless-wallet/vendor-client.ts';
import { Refusal } from '#refusals/refusal.ts';
import { findGame, type GameRow } from './games.store.ts';

/** Of a call, what a launch asks for; a bot, which calls nobody, has as much. */
export type LaunchPlace = Pick<CallContext, 'db' | 'config' | 'settings' | 'log' | 'place'>;

export type Playable = { readonly game: GameRow; readonly engine: string; readonly partner: Partner };

/** GAM-03: a host out of launchGameCDNs stands before the game house and serves the same addresses. */
export async function atChosenHost(
  { settings }: CallContext,
  url: URL,
  wished: string | undefined,
): Promise<{ url: string; origin: string }> {
  const origin = (await settings.get('launchGameCDNs')).find((host) => host === wished) ?? url.origin;
  return { url: origin + url.href.slice(url.origin.length), origin };
}

/** Of what the cover is drawn, so that the game behind it can be drawn of the same. */
export const skinOf = ({ vendorCode, posterSeed, name }: GameRow): string =>
  `${vendorCode}/${posterSeed}/${name[DEFAULT_LANGUAGE].slice(0, 80)}`;

/** What a launch needs of a game that is open, from a partner that offers it here. */
export async function findPlayable(context: LaunchPlace, nodeId: string): Promise<Playable> {
  const { db, config } = context;
  const game = await findGame(db, { merchant: config.merchant, nodeId });
  if (game === null) throw new Refusal('NOT_FOUND');
  const partner = game.partnerCode === null ? null : await readPartner(context, game.partnerCode);
  if (!game.open || game.engine === null || partner === null) throw new Refusal('GAME_UNAVAILABLE');
  if (!partner.enabled || !(await isOfferedHere(context, partner))) throw new Refusal('GAME_UNAVAILABLE');
  return { game, engine: game.engine, partner };
}

/** Whose country nobody knows is in none. */
async function isOfferedHere(context: LaunchPlace, { countries }: Partner): Promise<boolean> {
  return countries === null || countries.includes((await countryOfCall(context)) ?? '');
}

export async function askPartner(
  { log }: LaunchPlace,
  partner: Partner,
  launch: Parameters<typeof requestLaunch>[1],
): Promise<URL> {
  try {
    return await requestLaunch(partner, launch);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable)) throw error;
    log.warn({ err: error, partner: partner.code }, 'a game could not be launched');
    throw new Refusal('UNAVAILABLE', { cause: error });
  }
}
