import { createHmac, randomBytes } from 'node:crypto';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { crashBet, type CrashRound, type OwnCrashBet } from '@maidan/games/crash/crash-wire.ts';
import type * as z from 'zod/mini';
import type { SharedBet } from './shared-bet.store.ts';
import type { SharedRound } from './shared-round.store.ts';

/** Neither link nor result leave the house before the end. */
export function presentCrashRound(round: SharedRound): CrashRound {
  const { id, number, state, commitment, salt, saltSource } = round;
  const isOver = state === 'ended' || state === 'void';
  return {
    id,
    number,
    state,
    commitment,
    salt,
    saltSource,
    startsInMs: state === 'open' ? Math.max(round.startsInMs, 0) : null,
    flyingForMs: state === 'running' ? Math.max(-round.startsInMs, 0) : null,
    brokeAt: state === 'ended' ? round.result : null,
    link: isOver ? round.link : null,
  };
}

/** T33: account numbers are few enough to be tried out, so a plain hash of one would name it. */
const NAMES_KEY = randomBytes(32);

/** Others learn that somebody plays and for how much, not who it is, nor that it is the one of another round. */
export function presentBet(bet: SharedBet): z.infer<typeof crashBet> {
  return {
    id: bet.id,
    player: createHmac('sha256', NAMES_KEY)
      .update(`${bet.roundId}:${bet.playerId}`)
      .digest('hex')
      .slice(0, 8),
    isBot: bet.isBot,
    stake: amount(bet.stake) ?? '0.00',
    leftAt: bet.leftAt,
    win: bet.leftAt === null ? null : amount(bet.win),
    isOut: bet.state === 'undoing' || bet.state === 'rolled-back' || bet.state === 'refused',
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

const amount = (text: string | null): string | null =>
  text === null ? null : formatMoneyText(minor(BigInt(text)));
