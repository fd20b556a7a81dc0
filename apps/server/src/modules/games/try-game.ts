import { randomBytes, randomUUID } from 'node:crypto';
import { TRIAL_CURRENCY } from '@maidan/contract/constants.ts';
import { isPlayedAlone } from '@maidan/contract/games/played-alone.ts';
import type { tryGame as operation } from '@maidan/contract/games/try-game.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { assertShareOfAddress } from '#modules/accounts/verification/throttle.ts';
import { Refusal } from '#refusals/refusal.ts';
import { presentGame } from './games.present.ts';
import { askPartner, atChosenHost, findPlayable, skinOf } from './launch-parts.ts';

const LENT = '1000.00';
/** Enough for a household or a café in a day; a machine that fills the house's tables needs many addresses. */
const TRIES_A_DAY = 300;

/** No seat is taken here: the house lends the money, and neither wallet nor ledger ever hears of it. */
export async function tryGame(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { config, settings } = context;
  if (!(await settings.get('whitelabel')).hasFreePlay) throw new Refusal('FEATURE_OFF');
  const { game, engine, partner } = await findPlayable(context, input.nodeId);
  if (!isPlayedAlone(game.category, game.classify)) throw new Refusal('GAME_UNAVAILABLE');
  const share = TRIES_A_DAY * config.rateLimitFactor;
  await assertShareOfAddress(context, { what: 'try-game', share, seconds: 86_400 });
  const url = await askPartner(context, partner, {
    // Opens nothing: the wallet knows no such token.
    token: randomBytes(32).toString('base64url'),
    playerId: `free-${randomUUID()}`,
    gameCode: engine,
    title: textIn(game.name, input.language),
    skin: skinOf(game),
    currency: TRIAL_CURRENCY,
    freePlay: { balance: LENT },
    currencySymbol: await settings.get('currencySymbol'),
    language: input.language,
    theme: input.theme,
    device: input.device,
    siteOrigin: config.publicOrigin,
    allows: await settings.get('playOptions'),
  });
  return { ...(await atChosenHost(context, url, input.base)), game: presentGame(game, input.language) };
}
