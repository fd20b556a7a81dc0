import type { Language } from '@maidan/contract/languages.ts';
import type { PlayOption, VendorLaunchRequest } from '@maidan/contract/seamless-wallet/launch.ts';
import { NONCE_KEPT_SECONDS } from '@maidan/contract/seamless-wallet/signature.ts';
import type { HouseDatabase } from '#db/house-database.ts';
import { LENT_PURSE } from './lent-purse.ts';

/** A launched game that a page has opened. */
export type StoredSession = {
  id: string;
  launchToken: string;
  playerId: string;
  gameCode: string;
  title: string | null;
  skin: string | null;
  currency: string;
  currencySymbol: string;
  language: Language;
  theme: 'dark' | 'light';
  siteOrigin: string;
  /** The purse at this house that it is played from; null: the platform's wallet. */
  ownWallet: string | null;
  allows: PlayOption[];
  /** Played with money that the house lends; the purse is of this session alone. */
  freePlay: boolean;
  /** Nobody: others are told so, and no round is opened for it alone. */
  isBot: boolean;
};

export const SESSION_COLUMNS =
  'id, launch_token, player_id, game_code, title, skin, currency, currency_symbol, language, theme, site_origin, own_wallet, allows, free_play, is_bot';
/** A page may be left open for an evening; the wallet ends the token behind it when it likes. */
const SESSION_HOURS = 12;
export const OPEN_SESSION = `created_at > now() - interval '${SESSION_HOURS} hours'`;
export const SESSION_MS = `(extract(epoch from created_at + interval '${SESSION_HOURS} hours' - now()) * 1000)::float8`;

/** True for the first request with this nonce; the same statement forgets those out of their window. */
export async function rememberNonce(db: HouseDatabase, nonce: string): Promise<boolean> {
  await db.query(`delete from launch_nonce where seen_at < now() - interval '${NONCE_KEPT_SECONDS} seconds'`);
  const rows = await db.query(
    'insert into launch_nonce (nonce) values ($1) on conflict do nothing returning nonce',
    [nonce],
  );
  return rows.length === 1;
}

export async function insertSession(
  db: HouseDatabase,
  id: string,
  launch: VendorLaunchRequest,
  codeHash: Buffer,
  codeSeconds: number,
): Promise<void> {
  await db.query(
    `insert into play_session (id, launch_token, player_id, game_code, title, skin, currency, currency_symbol,
       language, theme, site_origin, code_hash, code_expires_at, own_wallet, allows, free_play, is_bot)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() + make_interval(secs => $13), $14, $15, $16, $17)`,
    [
      id,
      launch.token,
      launch.playerId,
      launch.gameCode,
      launch.title ?? null,
      launch.skin ?? null,
      launch.currency,
      launch.currencySymbol,
      launch.language,
      launch.theme,
      launch.siteOrigin,
      codeHash,
      codeSeconds,
      launch.freePlay === undefined ? (launch.ownWallet ?? null) : LENT_PURSE,
      launch.allows ?? [],
      launch.freePlay !== undefined,
      launch.isBot === true,
    ],
  );
}

/** One statement decides: of any number of exchanges of one code exactly one succeeds. */
export async function takeCode(
  db: HouseDatabase,
  codeHash: Buffer,
  sessionHash: Buffer,
): Promise<StoredSession | undefined> {
  const [session] = await db.query<StoredSession>(
    `update play_session set code_used_at = now(), session_hash = $2
     where code_hash = $1 and code_used_at is null and code_expires_at > now()
     returning ${SESSION_COLUMNS}`,
    [codeHash, sessionHash],
  );
  return session;
}

export async function findSession(
  db: HouseDatabase,
  sessionHash: Buffer,
): Promise<StoredSession | undefined> {
  const [session] = await db.query<StoredSession>(
    `select ${SESSION_COLUMNS} from play_session where session_hash = $1 and ${OPEN_SESSION}`,
    [sessionHash],
  );
  return session;
}

export async function sessionById(db: HouseDatabase, id: string): Promise<StoredSession | undefined> {
  const [session] = await db.query<StoredSession>(
    `select ${SESSION_COLUMNS} from play_session where id = $1`,
    [id],
  );
  return session;
}
