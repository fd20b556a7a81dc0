import type { VendorCallName } from '#seamless-wallet/vendor-calls.ts';
import type { WalletStatus } from '#seamless-wallet/wallet-status.ts';
import type { TransactionKind, WalletCallName } from '#seamless-wallet/wallet.ts';

/**
 * In which words a partner speaks to the wallet: ours (`wallet.ts`), whole minor units with HTTP 200 for whatever is decided, or
 * decimal text with 4xx for refusals and 5xx for what nobody knows. The acts and their rules are the same in each.
 */
export const PARTNER_SHAPES = ['ours', 'integer', 'decimal'] as const;
export type PartnerShape = (typeof PARTNER_SHAPES)[number];

/**
 * What another shape calls our fields; whatever is not named here is not read. Its signature is an HMAC-SHA256 over
 * `timestamp + "\n" + path + "\n" + rawBody`, good for 300 s and once. The timestamp is in milliseconds since 1970, so that a retry,
 * which is signed anew, is told from the same bytes sent by somebody else.
 */
export type WireWords = {
  readonly paths: Readonly<Record<WalletCallName, string>>;
  readonly requestFields: Readonly<Record<RequestField, string>>;
  readonly answerFields: Readonly<Record<AnswerField, string>>;
  /** What it calls a bet, a win and all else that has an id. */
  readonly kinds: Readonly<Record<TransactionKind, string>>;
  readonly statuses: Readonly<Record<WalletStatus, string>>;
  readonly headers: {
    readonly partner: string;
    readonly keyId: string | null;
    readonly timestamp: string;
    readonly signature: string;
  };
  /** The other direction: what the platform asks of a partner, signed in the same way with the key for that direction. */
  readonly vendor: {
    readonly paths: Readonly<Record<VendorCallName, string>>;
    /** Whatever is not named here is called as in `vendor-calls.ts`. */
    readonly fields: Readonly<Record<string, string>>;
  };
};

type RequestField =
  | 'requestId'
  | 'token'
  | 'kind'
  | 'transactionId'
  | 'betTransactionId'
  | 'originalTransactionId'
  | 'roundId'
  | 'gameCode'
  | 'amount'
  | 'currency'
  | 'roundClosed'
  | 'transactions'
  | 'campaignId'
  | 'direction'
  | 'reason';
type AnswerField =
  | 'status'
  | 'requestId'
  | 'balance'
  | 'currency'
  | 'platformTransactionIds'
  | 'playerId'
  | 'token'
  | 'transaction'
  | 'round';

/** Signed in base64, with the key that a header names; amounts are whole minor units. */
export const INTEGER_WORDS: WireWords = {
  paths: {
    authenticate: '/seamless/integer/v1/session',
    refresh: '/seamless/integer/v1/renew-session',
    balance: '/seamless/integer/v1/balance',
    bet: '/seamless/integer/v1/debit',
    win: '/seamless/integer/v1/credit',
    batch: '/seamless/integer/v1/debit-credit',
    freeBet: '/seamless/integer/v1/free-debit',
    freeWin: '/seamless/integer/v1/free-credit',
    adjustment: '/seamless/integer/v1/adjust',
    rollback: '/seamless/integer/v1/cancel',
    endRound: '/seamless/integer/v1/close-round',
    transaction: '/seamless/integer/v1/find-transaction',
    round: '/seamless/integer/v1/find-round',
  },
  requestFields: {
    requestId: 'request_id',
    token: 'session_token',
    kind: 'type',
    transactionId: 'transaction_id',
    betTransactionId: 'debit_transaction_id',
    originalTransactionId: 'cancelled_transaction_id',
    roundId: 'round_id',
    gameCode: 'game_id',
    amount: 'amount',
    currency: 'currency',
    roundClosed: 'is_last',
    transactions: 'transactions',
    campaignId: 'campaign_id',
    direction: 'direction',
    reason: 'reason',
  },
  answerFields: {
    status: 'result',
    requestId: 'request_id',
    balance: 'balance',
    currency: 'currency',
    platformTransactionIds: 'wallet_transaction_ids',
    playerId: 'player_id',
    token: 'session_token',
    transaction: 'transaction',
    round: 'round',
  },
  kinds: {
    bet: 'debit',
    win: 'credit',
    rollback: 'cancel',
    'free-bet': 'free_debit',
    'free-win': 'free_credit',
    credit: 'given',
    debit: 'taken',
  },
  statuses: {
    OK: 'done',
    INSUFFICIENT_FUNDS: 'not_enough_money',
    INVALID_TOKEN: 'session_unknown',
    TOKEN_EXPIRED: 'session_over',
    PLAYER_DISABLED: 'player_blocked',
    PLAYER_IN_DEBT: 'player_in_debt',
    PLAYER_NOT_FOUND: 'player_unknown',
    INVALID_GAME: 'game_not_open',
    WRONG_CURRENCY: 'currency_differs',
    LIMIT_REACHED: 'limit_reached',
    INVALID_SIGNATURE: 'signature_refused',
    BAD_REQUEST: 'not_understood',
    DUPLICATE_TRANSACTION: 'id_used_otherwise',
    TRANSACTION_NOT_FOUND: 'transaction_unknown',
    ALREADY_ROLLED_BACK: 'cancelled_before',
    ALREADY_SETTLED: 'settled_before',
    ROUND_CLOSED: 'round_is_closed',
    CAMPAIGN_NOT_FOUND: 'campaign_unknown',
    PARTNER_DISABLED: 'partner_off',
    IN_PROCESS: 'send_again',
    UNKNOWN: 'nobody_knows',
  },
  headers: {
    partner: 'x-wallet-partner',
    keyId: 'x-wallet-key',
    timestamp: 'x-wallet-time',
    signature: 'x-wallet-signature',
  },
  vendor: {
    paths: {
      launch: '/integer/v1/open-game',
      roundDetails: '/integer/v1/show-round',
      grantFreeRounds: '/integer/v1/give-free-rounds',
      cancelFreeRounds: '/integer/v1/cancel-free-rounds',
      listGames: '/integer/v1/games',
    },
    fields: {
      token: 'session_token',
      playerId: 'player_id',
      gameCode: 'game_id',
      ownWallet: 'own_wallet',
      freePlay: 'free_play',
      currencySymbol: 'currency_symbol',
      siteOrigin: 'site_origin',
      campaignId: 'campaign_id',
      gameCodes: 'game_ids',
      mostWon: 'most_won',
      validTo: 'valid_to',
      roundId: 'round_id',
      hasDemo: 'has_demo',
      hasFreeRounds: 'has_free_rounds',
      blockedCountries: 'blocked_countries',
    },
  },
};

/**
 * Signed in hex, with any key that is valid. Amounts are decimal text in main units; more decimals than the currency has are
 * noughts.
 */
export const DECIMAL_WORDS: WireWords = {
  paths: {
    authenticate: '/seamless/decimal/v1/player',
    refresh: '/seamless/decimal/v1/new-token',
    balance: '/seamless/decimal/v1/funds',
    bet: '/seamless/decimal/v1/withdraw',
    win: '/seamless/decimal/v1/deposit',
    batch: '/seamless/decimal/v1/withdraw-and-deposit',
    freeBet: '/seamless/decimal/v1/free-withdraw',
    freeWin: '/seamless/decimal/v1/free-deposit',
    adjustment: '/seamless/decimal/v1/correct',
    rollback: '/seamless/decimal/v1/refund',
    endRound: '/seamless/decimal/v1/finish',
    transaction: '/seamless/decimal/v1/operation',
    round: '/seamless/decimal/v1/game-round',
  },
  requestFields: {
    requestId: 'callId',
    token: 'sessionToken',
    kind: 'operation',
    transactionId: 'operationId',
    betTransactionId: 'withdrawalId',
    originalTransactionId: 'refundedId',
    roundId: 'gameRoundId',
    gameCode: 'game',
    amount: 'sum',
    currency: 'currencyCode',
    roundClosed: 'finished',
    transactions: 'operations',
    campaignId: 'campaign',
    direction: 'towards',
    reason: 'because',
  },
  answerFields: {
    status: 'error',
    requestId: 'callId',
    balance: 'funds',
    currency: 'currencyCode',
    platformTransactionIds: 'references',
    playerId: 'player',
    token: 'sessionToken',
    transaction: 'operation',
    round: 'gameRound',
  },
  kinds: {
    bet: 'withdraw',
    win: 'deposit',
    rollback: 'refund',
    'free-bet': 'free-withdraw',
    'free-win': 'free-deposit',
    credit: 'added',
    debit: 'removed',
  },
  statuses: {
    OK: '',
    INSUFFICIENT_FUNDS: 'funds-too-low',
    INVALID_TOKEN: 'no-such-session',
    TOKEN_EXPIRED: 'session-expired',
    PLAYER_DISABLED: 'player-may-not-play',
    PLAYER_IN_DEBT: 'player-owes',
    PLAYER_NOT_FOUND: 'no-such-player',
    INVALID_GAME: 'no-such-game',
    WRONG_CURRENCY: 'other-currency',
    LIMIT_REACHED: 'limit',
    INVALID_SIGNATURE: 'not-signed',
    BAD_REQUEST: 'malformed',
    DUPLICATE_TRANSACTION: 'id-taken',
    TRANSACTION_NOT_FOUND: 'no-such-operation',
    ALREADY_ROLLED_BACK: 'refunded',
    ALREADY_SETTLED: 'settled',
    ROUND_CLOSED: 'game-round-finished',
    CAMPAIGN_NOT_FOUND: 'no-such-campaign',
    PARTNER_DISABLED: 'partner-closed',
    IN_PROCESS: 'busy',
    UNKNOWN: 'unknown',
  },
  headers: {
    partner: 'x-partner',
    keyId: null,
    timestamp: 'x-request-time',
    signature: 'x-request-sign',
  },
  vendor: {
    paths: {
      launch: '/decimal/v1/launch',
      roundDetails: '/decimal/v1/game-round',
      grantFreeRounds: '/decimal/v1/campaign',
      cancelFreeRounds: '/decimal/v1/campaign-end',
      listGames: '/decimal/v1/list',
    },
    fields: {
      token: 'sessionToken',
      playerId: 'player',
      gameCode: 'game',
      currency: 'currencyCode',
      campaignId: 'campaign',
      rounds: 'count',
      stake: 'sum',
      gameCodes: 'games',
      mostWon: 'mostSum',
      validTo: 'until',
      roundId: 'gameRoundId',
      games: 'list',
    },
  },
};

/** W20: a refusal is 4xx, and 5xx stands for nothing but what is not decided. */
export const DECIMAL_HTTP: Readonly<Record<WalletStatus, number>> = {
  OK: 200,
  INSUFFICIENT_FUNDS: 402,
  INVALID_TOKEN: 401,
  TOKEN_EXPIRED: 401,
  PLAYER_DISABLED: 403,
  PLAYER_IN_DEBT: 403,
  PLAYER_NOT_FOUND: 404,
  INVALID_GAME: 404,
  WRONG_CURRENCY: 422,
  LIMIT_REACHED: 403,
  INVALID_SIGNATURE: 401,
  BAD_REQUEST: 400,
  DUPLICATE_TRANSACTION: 409,
  TRANSACTION_NOT_FOUND: 404,
  ALREADY_ROLLED_BACK: 409,
  ALREADY_SETTLED: 409,
  ROUND_CLOSED: 409,
  CAMPAIGN_NOT_FOUND: 404,
  PARTNER_DISABLED: 403,
  IN_PROCESS: 503,
  UNKNOWN: 500,
};
