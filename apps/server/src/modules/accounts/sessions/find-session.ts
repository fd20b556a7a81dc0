import { AGENT_TYPES, TRIAL_TYPE } from '@maidan/contract/constants.ts';
import type { SessionEnd } from '@maidan/contract/accounts/sessions/session-end.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import type { SessionOfCall } from '#call/call-context.ts';
import type { Settings } from '#settings/settings.ts';
import { inBatches } from '#db/in-batches.ts';
import { hashHalf } from './session-halves.ts';
import {
  selectDeadSessions,
  selectSession,
  selectSessionEnd,
  selectSessions,
  touchSession,
  type Halves,
  type SessionRow,
  type Times,
} from './session.store.ts';

type Needs = { db: Database; config: Config; settings: Settings };

export async function sessionTimes(settings: Settings) {
  const [idleMinutes, absoluteMinutes] = await Promise.all([
    settings.get('sessionIdleMinutes'),
    settings.get('sessionAbsoluteMinutes'),
  ]);
  return { idleMinutes, absoluteMinutes };
}

type Question = { merchant: string; hashes: Halves; times: Times };

/** Calls that arrive together ask together who makes them; nobody is told what was true before they asked. */
const askWho = inBatches<Question, SessionRow | null>({
  maxBatchSize: 64,
  batchesInFlight: 2,
  batchKeyOf: ({ merchant, times }) => `${merchant} ${times.idleMinutes} ${times.absoluteMinutes}`,
  serialKeysOf: () => [],
  runBatch: (db, [first, ...others]) =>
    first === undefined
      ? Promise.resolve([])
      : selectSessions(
          db,
          first.merchant,
          [first, ...others].map(({ hashes }) => hashes),
          first.times,
        ),
  runOne: (db, { merchant, hashes, times }) => selectSession(db, merchant, hashes, times),
});

/** The session both halves belong to, or null. Activity is noted at most once a minute, to spare writes. */
export async function findSession(
  { db, config, settings }: Needs,
  given: { token: string; half: string },
): Promise<SessionOfCall | null> {
  const hashes = { token: hashHalf(given.token), half: hashHalf(given.half) };
  const row = await askWho(db, { merchant: config.merchant, hashes, times: await sessionTimes(settings) });
  if (row === null) return null;
  const { stale, ...session } = row;
  if (stale) await touchSession(db, config.merchant, session.id);
  return {
    ...session,
    isAgent: AGENT_TYPES.some((type) => type === session.type),
    isTrial: session.type === TRIAL_TYPE,
  };
}

/** LOG-16: what whoever still holds both halves of a session that is over is told. */
export function findSessionEnd(
  { db, config }: Pick<Needs, 'db' | 'config'>,
  given: { token: string; half: string },
): Promise<SessionEnd | null> {
  return selectSessionEnd(db, config.merchant, { token: hashHalf(given.token), half: hashHalf(given.half) });
}

/** For sockets, which outlive the calls that check a session: those of the given sessions that have ended. */
export async function findDeadSessions({ db, config, settings }: Needs, ids: readonly string[]) {
  return selectDeadSessions(db, config.merchant, ids, await sessionTimes(settings));
}
