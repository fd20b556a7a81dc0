import { TEAM_MAP_MOST, type getTeamMap as operation } from '@maidan/contract/downline/get-team-map.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { nameBelow } from '#modules/agents/name-below.ts';
import { selectNodes } from './downline.store.ts';

/** AGT-09: nearest first, so that whoever stands above somebody comes before them. */
export async function getTeamMap(context: CallContext): Promise<ResponseOf<typeof operation>> {
  const whose = { merchant: context.config.merchant, memberId: sessionOf(context).memberId };
  const names = await context.settings.get('teamNames');
  const rows = await selectNodes(context.db, whose, TEAM_MAP_MOST + 1);
  const shown = rows.slice(0, TEAM_MAP_MOST);
  const placeOf = new Map(shown.map(({ id }, place) => [id, place]));
  return {
    nodes: shown.map((node) => [
      node.id.toString(),
      placeOf.get(node.uplineId) ?? -1,
      nameBelow(node, names),
      node.type,
      node.active,
    ]),
    cut: rows.length > shown.length,
  };
}
