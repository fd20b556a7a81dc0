import { randomBytes } from 'node:crypto';
import type { LobbyLaunch } from '@maidan/contract/games/lottery/lobby-launch.ts';
import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { VendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import { HOUSE_PARTNER } from '#call/partner.ts';
import { giftsOf } from '#modules/seamless-wallet/free-rounds/gifts-of.ts';
import { hashLaunchToken } from '#modules/seamless-wallet/launch-token.ts';
import { playsFromOwnWallet } from '#modules/vendor-wallet/own-wallet-of.ts';
import { askPartner, skinOf, type LaunchPlace, type Playable } from './launch-parts.ts';
import { insertLaunch } from './launch.store.ts';

/** As long as a login may last; the wallet ends bets earlier when that login ends. */
const LAUNCH_LIFE_SECONDS = 12 * 3600;
const LAUNCH_TOKEN_BYTES = 32;

/** A bot has no login that its seat would end with. */
export type SeatedPlayer = {
  readonly memberId: string;
  readonly sessionId: string | null;
  readonly isBot?: true;
};
type Wishes = {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  readonly device: 'desktop' | 'mobile';
  readonly lobby?: LobbyLaunch | undefined;
};
type Seat = { readonly token: string; readonly currency: string; readonly ownWallet: boolean };

/** The token goes to the partner's server only; what comes back is an address with the partner's own one-time code. */
export async function openGame(
  context: LaunchPlace,
  player: SeatedPlayer,
  playable: Playable,
  { language, theme, device, lobby }: Wishes,
): Promise<{ url: URL; ownWallet: boolean }> {
  const { config, settings } = context;
  const { game, engine, partner } = playable;
  const title = textIn(game.name, language);
  const { token, currency, ownWallet } = await takeSeat(context, player, playable, title);
  const isGiven = partner.code === HOUSE_PARTNER && !ownWallet && player.isBot !== true;
  const freeRounds = isGiven
    ? await giftsOf(context, { partner: partner.code, memberId: player.memberId, currency, gameCode: engine })
    : [];
  const url = await askPartner(context, partner, {
    token,
    playerId: player.memberId,
    ...(player.isBot === true ? { isBot: true } : {}),
    gameCode: engine,
    title,
    skin: skinOf(game),
    currency,
    ...(ownWallet ? { ownWallet: game.vendorCode } : {}),
    ...(freeRounds.length === 0 ? {} : { freeRounds }),
    currencySymbol: await settings.get('currencySymbol'),
    language,
    theme,
    device,
    siteOrigin: config.publicOrigin,
    ...(isLottery(game) && lobby ? { lobby: lobbyFor(config.publicOrigin, lobby) } : {}),
    allows: await settings.get('playOptions'),
  });
  return { url, ownWallet };
}

const isLottery = ({ category }: Playable['game']): boolean => category === 'LOTT' || category === 'ELOTT';

/** LOT-01: the way back is an address of this site, whatever was asked. */
function lobbyFor(
  siteOrigin: string,
  { backUrl, ...lobby }: LobbyLaunch,
): NonNullable<VendorLaunchRequest['lobby']> {
  return { ...lobby, ...(backUrl !== undefined && { backUrl: new URL(backUrl, siteOrigin).href }) };
}

/** Written before the partner hears of it: it may call the wallet before its answer is here. */
async function takeSeat(
  context: LaunchPlace,
  { sessionId, memberId }: SeatedPlayer,
  { game, engine, partner }: Playable,
  title: string,
): Promise<Seat> {
  const { db, config, settings } = context;
  const token = randomBytes(LAUNCH_TOKEN_BYTES).toString('base64url');
  const currency = await settings.get('currency');
  const { vendorCode, nodeId } = game;
  const ownWallet = await playsFromOwnWallet(context, { memberId, vendorCode, currency, name: title });
  await insertLaunch(db, {
    merchant: config.merchant,
    tokenHash: hashLaunchToken(token),
    memberId,
    sessionId,
    vendorCode,
    nodeId,
    currency,
    partner: partner.code,
    gameCode: engine,
    lifeSeconds: LAUNCH_LIFE_SECONDS,
    wallet: ownWallet ? 'vendor' : 'main',
  });
  return { token, currency, ownWallet };
}
