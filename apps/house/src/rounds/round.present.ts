import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { RoundView } from '@maidan/games/play.ts';
import type { House } from '#house.ts';
import { wireAmount } from './round-wallet.ts';
import type { StoredRound } from './round.store.ts';
import { stateOf, stepwiseRulesOf } from './stepwise/round-state.ts';

/** What the page may know. Until the money has moved it learns no win, and nothing of a bet that may yet be undone. */
export async function presentRound(house: House, round: StoredRound): Promise<RoundView> {
  return {
    id: round.id,
    gameCode: round.gameCode,
    operationId: round.operationId,
    state: round.state,
    bet: round.bet,
    stake: formatMoneyText(minor(BigInt(round.stake))),
    actions: [...round.actions],
    win: round.state === 'settled' ? amount(round.win) : null,
    outcome: await outcomeTold(house, round),
    ...(round.state === 'settled' && round.jackpot !== null && { jackpot: wireAmount(round.jackpot) }),
    ...(round.campaignId !== null && { freeRound: true as const }),
    balanceAfter: amount(round.balanceAfter),
    refusal: round.refusal,
    commitment: round.commitment,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    playedAt: round.createdAt.toISOString(),
  };
}

/** A win that is on its way can no longer be undone: how the round ended is no secret any more. */
async function outcomeTold(house: House, round: StoredRound): Promise<unknown> {
  switch (round.state) {
    case 'open':
    case 'action-sent': {
      const rules = stepwiseRulesOf(house, round.gameCode);
      return rules.show(await stateOf(rules, round));
    }
    case 'win-sent':
    case 'settled':
      return round.outcome;
    default:
      return null;
  }
}

function amount(text: string | null): string | null {
  return text === null ? null : formatMoneyText(minor(BigInt(text)));
}
