import { crashBet, type CrashRound, type OwnCrashBet } from '@maidan/games/crash/crash-wire.ts';
import type * as z from 'zod/mini';
import { amount, isOut, signOf } from '../present-parts.ts';
import type { SharedBet } from '../shared-bet.store.ts';
import type { SharedRound } from '../shared-round.store.ts';

/** Neither link nor result leave the house before the end. */
export function presentCrashRound(round: SharedRound): CrashRound {
  const { id, number, state, commitment, first, salt, saltSource } = round;
  const isOver = state === 'ended' || state === 'void';
  return {
    id,
    number,
    state,
    commitment,
    first,
    salt,
    saltSource,
    startsInMs: state === 'open' ? Math.max(round.startsInMs, 0) : null,
    flyingForMs: state === 'running' ? Math.max(-round.startsInMs, 0) : null,
    brokeAt: state === 'ended' ? round.result : null,
    link: isOver ? round.link : null,
  };
}

export function presentBet(bet: SharedBet): z.infer<typeof crashBet> {
  return {
    id: bet.id,
    player: signOf(bet),
    isBot: bet.isBot,
    stake: amount(bet.stake) ?? '0.00',
    leftAt: bet.leftAt,
    win: bet.leftAt === null ? null : amount(bet.win),
    isOut: isOut(bet),
  };
}

export function presentOwnBet(bet: SharedBet): OwnCrashBet {
  const { id, operationId, roundId, place, leavesAt, leavesWhenLost, state, leftAt, refusal } = bet;
  return {
    id,
    operationId,
    roundId,
    place,
    leavesAt,
    leavesWhenLost,
    state,
    leftAt,
    refusal,
    stake: amount(bet.stake) ?? '0.00',
    win: amount(bet.win),
    balanceAfter: amount(bet.balanceAfter),
  };
}
