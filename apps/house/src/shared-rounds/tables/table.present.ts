import type { AnySharedRules } from '@maidan/games/game.ts';
import type { LiveBet, LiveRound, OwnLiveBet } from '@maidan/games/live/live-wire.ts';
import { amount, isOut, signOf } from '../present-parts.ts';
import type { SharedBet } from '../shared-bet.store.ts';
import type { SharedRound } from '../shared-round.store.ts';

/** The outcome leaves the house when no more bets are taken, the link when nothing follows that it decides. */
export function presentLiveRound(round: SharedRound): LiveRound {
  const { id, number, state, commitment, first, salt, saltSource } = round;
  const isShown = state === 'running' || state === 'ended';
  return {
    id,
    number,
    from: round.dealtFrom,
    to: isShown ? round.dealtTo : null,
    state,
    commitment,
    first,
    salt,
    saltSource,
    startsInMs: state === 'open' ? Math.max(round.startsInMs, 0) : null,
    shownForMs: state === 'running' ? Math.max(-round.startsInMs, 0) : null,
    outcome: isShown ? round.outcome : null,
    link: round.isLinkTold ? round.link : null,
  };
}

export const presentLiveBet = (bet: SharedBet): LiveBet => ({
  id: bet.id,
  player: signOf(bet),
  isBot: bet.isBot,
  chips: chipsText(bet),
  win: paid(bet),
  isOut: isOut(bet),
});

/** Of a thousand bets that are lost nobody needs to hear a thousand times. */
const paid = ({ win }: SharedBet): string | null => (win === null || win === '0' ? null : amount(win));

export const liveBetSign = (bet: SharedBet): string => `${paid(bet)} ${isOut(bet)}`;

export const presentOwnLiveBet = (bet: SharedBet): OwnLiveBet => ({
  id: bet.id,
  operationId: bet.operationId,
  roundId: bet.roundId,
  place: bet.place,
  chips: chipsText(bet),
  stake: amount(bet.stake) ?? '0.00',
  state: bet.state,
  win: amount(bet.win),
  refusal: bet.refusal,
  balanceAfter: amount(bet.balanceAfter),
});

export const chipsText = ({ chips }: SharedBet): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chips ?? {}).map(([spot, minorUnits]) => [spot, amount(minorUnits) ?? '0.00']),
  );

/** For the receipt: what plays this bet again, once the link is told. */
export function playedAtTable(rules: AnySharedRules, bet: SharedBet, round: SharedRound) {
  const pool = round.pool ?? {};
  return {
    bet: {
      chips: chipsText(bet),
      from: round.dealtFrom,
      ...(rules.isPool && {
        pool: Object.fromEntries(Object.entries(pool).map(([spot, sum]) => [spot, amount(sum) ?? '0.00'])),
      }),
    },
    actions: [],
  };
}
