import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { RoundView } from '@maidan/games/play.ts';
import type { StoredRound } from './round.store.ts';

/** What the page may know. Until the money has moved it learns neither win nor outcome. */
export function presentRound(round: StoredRound): RoundView {
  const told = round.state === 'settled';
  return {
    id: round.id,
    gameCode: round.gameCode,
    operationId: round.operationId,
    state: round.state,
    bet: round.bet,
    stake: formatMoneyText(minor(BigInt(round.stake))),
    actions: [],
    win: told ? amount(round.win) : null,
    outcome: told ? round.outcome : null,
    balanceAfter: amount(round.balanceAfter),
    refusal: round.refusal,
    commitment: round.commitment,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    playedAt: round.createdAt.toISOString(),
  };
}

function amount(text: string | null): string | null {
  return text === null ? null : formatMoneyText(minor(BigInt(text)));
}
