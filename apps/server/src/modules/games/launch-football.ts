import type { launchFootball as operation } from '@maidan/contract/games/launch-football.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { launchGame } from './launch-game.ts';
import { findFirstSports } from './room.store.ts';

/** HOM-07: the same launch, with the game chosen here. */
export async function launchFootball(
  context: CallContext,
  input: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (sessionOf(context).isTrial) throw new Refusal('NEEDS_REAL_ACCOUNT');
  const nodeId = await findFirstSports(context.db, context.config.merchant);
  if (nodeId === null) throw new Refusal('GAME_UNAVAILABLE');
  return launchGame(context, { ...input, nodeId });
}
