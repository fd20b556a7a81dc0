import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { getRewardTerms as operation } from '@maidan/contract/rewards/get-reward-terms.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { hasGrantOf } from './grants/grants.store.ts';
import { selectPerson } from './grants/ranks.store.ts';
import { selectRoundsGames } from './grants/rounds-games.store.ts';
import { isFor } from './rules/audience.ts';
import { readVersion } from './rules/rule.ts';
import { selectVersion } from './rules/rules.store.ts';
import { presentVersion } from './version.present.ts';

/** PRO-01, MEM-02: what a grant opens to. What was never on was told to nobody. */
export async function getRewardTerms(
  context: CallContext,
  { code, version: number, language }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  const { db, config } = context;
  const { merchant } = config;
  const row = await selectVersion(db, merchant, code, number);
  const version = row === null ? null : readVersion(row);
  if (row === null || version === null) return { version: null };
  const whose = { merchant, memberId: sessionOf(context).memberId };
  const isTold =
    version.terms.audience?.members === undefined ||
    isFor(version.terms, await selectPerson(db, whose), null);
  if (!isTold && !(await hasGrantOf(db, whose, { code, version: number }))) return { version: null };
  const games = await selectRoundsGames(db, merchant, version.terms.freeRounds?.games ?? []);
  return { version: presentVersion(row, version, { language, games }) };
}
