import { randomBytes } from 'node:crypto';
import type { launchGame as operation } from '@maidan/contract/games/launch-game.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertMayPlay } from '#modules/protection/may.ts';
import { hashLaunchToken } from '#modules/seamless-wallet/launch-token.ts';
import { playsFromOwnWallet } from '#modules/vendor-wallet/own-wallet-of.ts';
import { presentGame } from './games.present.ts';
import { askPartner, atChosenHost, findPlayable, skinOf, type Playable } from './launch-parts.ts';
import { insertLaunch } from './launch.store.ts';
import { rememberRecent } from './recent.store.ts';

/** As long as a login may last; the wallet ends bets earlier when that login ends. */
const LAUNCH_LIFE_SECONDS = 12 * 3600;
const LAUNCH_TOKEN_BYTES = 32;

type Input = ParsedRequestOf<typeof operation>;
type Player = ReturnType<typeof sessionOf>;
type Seat = { readonly token: string; readonly currency: string; readonly ownWallet: boolean };

/** The token goes to the partner's server only; the page gets an address with the partner's own one-time code. */
export async function launchGame(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const { db, config, settings } = context;
  const player = await mayPlay(context);
  const playable = await findPlayable(context, input.nodeId);
  const { game, engine, partner } = playable;
  const title = textIn(game.name, input.language);
  const { token, currency, ownWallet } = await takeSeat(context, player, playable, title);
  const url = await askPartner(context, partner, {
    token,
    playerId: player.memberId,
    gameCode: engine,
    title,
    skin: skinOf(game),
    currency,
    ...(ownWallet ? { ownWallet: game.vendorCode } : {}),
    currencySymbol: await settings.get('currencySymbol'),
    language: input.language,
    theme: input.theme,
    device: input.device,
    siteOrigin: config.publicOrigin,
    allows: await settings.get('playOptions'),
  });
  await rememberRecent(db, { merchant: config.merchant, memberId: player.memberId, nodeId: game.nodeId });
  return {
    ...(await atChosenHost(context, url, input.base)),
    game: presentGame(game, input.language),
    ownWallet,
  };
}

async function mayPlay(context: CallContext): Promise<Player> {
  const session = sessionOf(context);
  if (session.isTrial) throw new Refusal('NEEDS_REAL_ACCOUNT');
  await assertMayPlay(context, session.memberId);
  if (session.status !== 'active') throw new Refusal('ACCOUNT_CLOSED');
  return session;
}

/** Written before the partner hears of it: it may call the wallet before its answer is here. */
async function takeSeat(
  context: CallContext,
  { id: sessionId, memberId }: Player,
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
