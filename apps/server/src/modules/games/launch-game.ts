import type { launchGame as operation } from '@maidan/contract/games/launch-game.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { assertMayPlay } from '#modules/protection/may.ts';
import { presentGame } from './games.present.ts';
import { atChosenHost, findPlayable } from './launch-parts.ts';
import { openGame } from './open-game.ts';
import { rememberRecent } from './recent.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function launchGame(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { memberId, id: sessionId } = await mayPlay(context);
  const playable = await findPlayable(context, input.nodeId);
  const { url, ownWallet } = await openGame(context, { memberId, sessionId }, playable, input);
  const { game } = playable;
  await rememberRecent(db, { merchant: config.merchant, memberId, nodeId: game.nodeId });
  return {
    ...(await atChosenHost(context, url, input.base)),
    game: presentGame(game, input.language),
    ownWallet,
  };
}

async function mayPlay(context: CallContext): Promise<ReturnType<typeof sessionOf>> {
  const session = sessionOf(context);
  if (session.isTrial) throw new Refusal('NEEDS_REAL_ACCOUNT');
  await assertMayPlay(context, session.memberId);
  if (session.status !== 'active') throw new Refusal('ACCOUNT_CLOSED');
  return session;
}
