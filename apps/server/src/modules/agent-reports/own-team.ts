import { sessionOf, type CallContext } from '#call/call-context.ts';
import { Refusal } from '#refusals/refusal.ts';
import { isNamed } from '#modules/agents/name-below.ts';
import type { DayRange } from '#modules/records/day-range.ts';
import { findBelow, type Agent, type Below, type MemberRow } from './team.store.ts';

/** Whose team is read: always the caller's own. */
export function agentOf(context: CallContext): Agent {
  return { merchant: context.config.merchant, agentId: sessionOf(context).memberId };
}

/** T9: whoever is not below the caller does not exist. */
export async function memberBelow(
  context: CallContext,
  id: string,
  below: Below = 'now',
): Promise<MemberRow> {
  const found = /^\d{1,18}$/.test(id)
    ? await findBelow(context.db, agentOf(context), { id }, below)
    : undefined;
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

type Filter = { member?: string | undefined; username?: string | undefined };

/** The one that a filter names, also of who left where the page lists them. A name that the caller may not read finds nobody, so that none can be guessed. */
export async function memberOf(
  context: CallContext,
  filter: Filter,
  below: Below = 'now',
): Promise<MemberRow | null> {
  if (filter.member !== undefined) return memberBelow(context, filter.member, below);
  if (filter.username === undefined) return null;
  const { db, settings } = context;
  const found = await findBelow(db, agentOf(context), { username: filter.username }, below);
  if (found === undefined || !isNamed(found, await settings.get('teamNames'))) throw new Refusal('NOT_FOUND');
  return found;
}

/** The days of a range on which somebody was below: before them, the member was none of the caller's business. */
export function daysBelow(range: DayRange, { since }: MemberRow): DayRange {
  return since > range.from && since !== '-infinity' ? { ...range, from: since } : range;
}
