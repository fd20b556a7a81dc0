import type { WalletStatus } from '@maidan/contract/seamless-wallet/wallet-status.ts';
import type { RoundView } from '#play.ts';
import type { ScreenTexts } from '#screen-parts/screen-texts.ts';
import { PlayFailure } from '#screen-plug.ts';

/** What a screen has words for. */
export type Problem = keyof ScreenTexts['problems'];

/** Why a round was not played. */
export function problemOfRound(round: RoundView): Problem {
  if (round.state === 'rolled-back') return round.freeRound ? 'FREE_ROUND_KEPT' : 'ROLLED_BACK';
  if (round.refusal === 'CAMPAIGN_NOT_FOUND') return 'FREE_ROUNDS_OVER';
  return problemOfWallet(round.refusal);
}

export function problemOfWallet(status: WalletStatus | null): Problem {
  switch (status) {
    case 'INSUFFICIENT_FUNDS':
    case 'LIMIT_REACHED':
    case 'PLAYER_DISABLED':
    case 'PLAYER_IN_DEBT':
      return status;
    case 'INVALID_TOKEN':
    case 'TOKEN_EXPIRED':
      return 'SESSION_ENDED';
    default:
      return 'REFUSED';
  }
}

export function problemOfFailure(error: unknown): Problem {
  const code = error instanceof PlayFailure ? error.code : 'INTERNAL';
  switch (code) {
    case 'BAD_REQUEST':
    case 'NOT_FOUND':
    case 'OPERATION_CONFLICT':
    case 'TOO_LATE':
      return 'REFUSED';
    default:
      return code;
  }
}
