import type { HoldReason } from '@maidan/contract/accounts/sessions/hold-reason.ts';
import type { Database } from '#db/database.ts';
import type { CallContext } from '#call/call-context.ts';
import { countryOfCall } from '#call/country-of-call.ts';
import { deviceName } from '#call/device-name.ts';
import { hashHalf, makeHalves } from './session-halves.ts';
import { holdAccount, insertSession, type AccountWait } from './session.store.ts';

/** How long a session that came about without the password waits, unless the caller says otherwise. */
const LOW_HELD_HOURS = 24;

export type SessionOpening = {
  memberId: string;
  /** low: no password was shown (T19, T25). */
  assurance?: 'full' | 'low';
  /** T25: the account as a whole waits that long, whoever logs in meanwhile with nothing but a password. */
  accountWait?: AccountWait;
  /** Why a session of low assurance waits by itself. */
  heldBecause?: HoldReason | null;
  /** The person proved a second factor just now: a waiting account does not bind this session. */
  secondStep?: boolean;
  /** The second step stands behind this session: shown just now, or before on this very device. */
  secondStepStands?: boolean;
  mustChangePassword?: boolean;
};

/** Stores a new session and gives both halves out, this once: only their hashes remain. */
export async function openSession(
  tx: Database,
  context: CallContext,
  opening: SessionOpening,
): Promise<{ id: string; token: string; half: string }> {
  const { merchant } = context.config;
  const { memberId, assurance = 'full', accountWait, heldBecause = null } = opening;
  if (accountWait !== undefined) await holdAccount(tx, merchant, memberId, accountWait);
  const halves = makeHalves();
  const id = await insertSession(tx, merchant, {
    memberId,
    token: hashHalf(halves.token),
    half: hashHalf(halves.half),
    ip: context.ip,
    device: deviceName(context.userAgent),
    country: await countryOfCall(context),
    assurance,
    heldHours: accountWait?.hours ?? (assurance === 'low' ? LOW_HELD_HOURS : null),
    heldBecause,
    heldWithAccount: opening.secondStep !== true,
    secondStep: opening.secondStepStands ?? false,
    mustChangePassword: opening.mustChangePassword ?? false,
  });
  return { id, ...halves };
}
