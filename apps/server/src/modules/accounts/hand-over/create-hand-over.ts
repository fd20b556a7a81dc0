import { HAND_OVER_CODE_PARAM, LANGUAGE_PARAM } from '@maidan/contract/constants.ts';
import { DEFAULT_LANGUAGE, type Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { createHandOver as operation } from '@maidan/contract/accounts/hand-over/create-hand-over.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { findForLogin } from '#modules/accounts/members/member-for-login.ts';
import { usernameKey } from '#modules/accounts/members/username-key.ts';
import { insertHandOver } from './hand-over.store.ts';
import { hashHalf, makeSecret } from '#modules/accounts/sessions/session-halves.ts';

const SECONDS = 60;

type HandOver = ResponseOf<typeof operation>;
type Owner = { memberId: string; sessionId: string | null; language: Language };

/** SID-06: what the picture on the screen carries is this code, never the session's token (T19). */
export function createHandOver(context: CallContext): Promise<HandOver> {
  const { memberId, id } = sessionOf(context);
  return makeHandOver(context, { memberId, sessionId: id, language: context.language });
}

/** LOG-06: a link for one account, made by the operator. Nobody is there to agree, so it logs in at once. */
export async function createOperatorHandOver(
  db: Database,
  config: Config,
  { username, by }: { username: string; by: string },
): Promise<HandOver | null> {
  const member = await findForLogin(db, config.merchant, usernameKey(username));
  if (member === null) return null;
  const owner = { memberId: member.id, sessionId: null, language: DEFAULT_LANGUAGE };
  return db.transaction(async (tx) => {
    await writeAudit(tx, config.merchant, {
      actor: by,
      action: 'hand-over-made',
      subject: `member:${member.id}`,
      reason: 'a link that logs in as this account',
    });
    return makeHandOver({ db: tx, config }, owner);
  });
}

async function makeHandOver(
  { db, config }: { db: Database; config: Config },
  { memberId, sessionId, language }: Owner,
): Promise<HandOver> {
  const code = makeSecret();
  const handOver = { codeHash: hashHalf(code), memberId, sessionId, seconds: SECONDS };
  const id = await insertHandOver(db, config.merchant, handOver);
  const query = new URLSearchParams({ [LANGUAGE_PARAM]: language, [HAND_OVER_CODE_PARAM]: code });
  return { id, url: `${config.publicOrigin}/?${query.toString()}`, expiresInSeconds: SECONDS };
}
