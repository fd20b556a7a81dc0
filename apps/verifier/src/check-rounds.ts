import { formatMoneyText } from '@maidan/contract/money.ts';
import { breakingPoint, CRASH } from '@maidan/games/crash/crash.ts';
import { replayFlight } from '@maidan/games/crash/replay-flight.ts';
import { playStepwise, winWithPool } from '@maidan/games/replay-round.ts';
import type { Decision } from '@maidan/games/game.ts';
import { replayTable } from '@maidan/games/live/replay-table.ts';
import { drawNumbers } from '@maidan/games/lottery/draw-numbers.ts';
import { drawCounter, replayTicket } from '@maidan/games/lottery/lottery-draw.ts';
import { lotteryOf } from '@maidan/games/lottery/lotteries.ts';
import type { RoundSeeds } from '@maidan/games/random.ts';
import { isBook } from '@maidan/games/sports/sports.ts';
import { replayBet } from '@maidan/games/sports/replay-bet.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { tableRulesOf } from '@maidan/games/table-rules.ts';
import { linksOfSitting, MOST_LINKS, replaySitting } from '@maidan/games/table/replay-sitting.ts';
import { drawsOf } from './draws.ts';
import {
  published,
  type PublishedChain,
  type PublishedDraws,
  type PublishedRound,
  type PublishedSeeds,
} from './published.ts';
import { checkSeason, legsOf } from './season.ts';
import { sha256 } from './sha256.ts';
import type { RoundVerdict, Verdict } from './verdict.ts';

/** Null: this is nothing that a house publishes. */
export function checkText(text: string): readonly Verdict[] | null {
  const parsed = published.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const all = Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  const legs = all.flatMap((one) => ('rounds' in one ? one.rounds.flatMap(legsOf) : []));
  return all.map((one) => {
    if ('flights' in one) return checkChain(one);
    if ('draws' in one) return checkDraws(one);
    return 'league' in one ? checkSeason(one, legs, { hashOf, hexOf }) : checkSeeds(one);
  });
}

export const isAllRight = (verdicts: readonly Verdict[]): boolean =>
  verdicts.every(({ seedIsKept, rounds }) => seedIsKept && rounds.every(({ fault }) => fault === null));

const hashOf = (link: string): string => hexOf(sha256(new TextEncoder().encode(link)));

/** The chain from the link of this number back to the one that is asked for; never forwards. */
function walkBack(from: { link: string; number: number }): (to: number) => string {
  let { link, number } = from;
  return (to) => {
    for (; number > to; number -= 1) link = hashOf(link);
    return link;
  };
}

/** Draws of lotteries, whoever had tickets: the link of each minute must be met on the way back to what was public first. */
function checkDraws({ commitment, salt, firstMinute, draws }: PublishedDraws): Verdict {
  const inOrder = draws.toSorted((one, other) => other.minute - one.minute);
  const numberOf = (minute: number): number => minute - firstMinute + 1;
  const [newest] = inOrder;
  const back = walkBack(
    newest ? { link: newest.link, number: numberOf(newest.minute) } : { link: commitment, number: 0 },
  );
  const rounds = inOrder.map(({ lottery: code, minute, link, numbers }): RoundVerdict => {
    const lottery = lotteryOf(code);
    const nonce = lottery ? drawCounter(lottery, minute) : 0;
    const isRight =
      lottery !== undefined &&
      back(numberOf(minute)) === link &&
      String(drawNumbers(lottery.family, drawsOf(link, salt, nonce))) === String(numbers);
    return {
      id: `${code} ${minute}`,
      gameCode: code,
      nonce,
      stake: null,
      win: null,
      jackpot: null,
      fault: isRight ? null : lottery === undefined ? 'unknown-game' : 'outcome',
    };
  });
  return { commitment, seedIsKept: back(0) === commitment, rounds };
}

/** From the newest link back to what was public before the first: every flight must have the link that is met on the way. */
function checkChain({ commitment, salt, flights }: PublishedChain): Verdict {
  const inOrder = flights.toSorted((one, other) => other.number - one.number);
  const back = walkBack(inOrder[0] ?? { link: commitment, number: 0 });
  const rounds = inOrder.map((flight): RoundVerdict => {
    const isRight =
      back(flight.number) === flight.link &&
      breakingPoint(drawsOf(flight.link, salt, flight.number)) === flight.brokeAt;
    return {
      id: `flight ${flight.number}`,
      gameCode: CRASH.code,
      nonce: flight.number,
      stake: null,
      win: null,
      jackpot: null,
      fault: isRight ? null : 'outcome',
    };
  });
  return { commitment, seedIsKept: back(0) === commitment, rounds };
}

const linkBack = (link: string, hashes: number): string => {
  let back = link;
  for (let count = 0; count < hashes; count += 1) back = hashOf(back);
  return back;
};

/** A sitting has many hands, each with a link of its own: the last is told, and the first leads to what was public. */
const linksOf = ({ rounds }: PublishedSeeds): number =>
  Math.max(1, ...rounds.map(({ gameCode, nonce }) => (tableRulesOf(gameCode) ? linksOfSitting(nonce) : 1)));

function checkSeeds(seeds: PublishedSeeds): Verdict {
  const { commitment, serverSeed } = seeds;
  return {
    commitment,
    seedIsKept: linkBack(serverSeed, seeds.links ?? linksOf(seeds)) === commitment,
    rounds: seeds.rounds.map(({ id, gameCode, nonce, stake, win, jackpot, ...round }) => ({
      id,
      gameCode,
      nonce,
      stake,
      win,
      jackpot: jackpot ?? null,
      fault: faultOf(seeds, { id, gameCode, nonce, stake, win, jackpot, ...round }),
    })),
  };
}

function faultOf(seeds: PublishedSeeds, round: PublishedRound): RoundVerdict['fault'] {
  let played: Decision<unknown> | undefined;
  try {
    played = playAgain(seeds, round);
  } catch {
    return 'not-by-the-rules';
  }
  if (played === undefined) return 'unknown-game';
  if (formatMoneyText(played.stake) !== round.stake) return 'stake';
  const win = winWithPool(played, round.jackpot);
  if (win === null) return 'jackpot';
  if (formatMoneyText(win) !== round.win) return 'win';
  return isSame(played.outcome, round.outcome) ? null : 'outcome';
}

const drawOf = (seeds: RoundSeeds) => drawsOf(seeds.serverSeed, seeds.clientSeed, seeds.nonce);

function playAgain(
  { serverSeed, clientSeed }: PublishedSeeds,
  { gameCode, nonce, bet, actions }: PublishedRound,
): Decision<unknown> | undefined {
  if (isBook(gameCode)) {
    return replayBet(bet, actions, { drawOf, hashOf });
  }
  const draw = drawsOf(serverSeed, clientSeed, nonce);
  if (gameCode === CRASH.code) return replayFlight(bet, actions, draw);
  if (lotteryOf(gameCode)) return replayTicket(gameCode, bet, draw);
  const table = sharedRulesOf(gameCode);
  if (table) return replayTable(table, bet, draw);
  const seated = tableRulesOf(gameCode);
  if (seated)
    return replaySitting(seated, bet, actions, (hand) => {
      if (hand.number > nonce || nonce > MOST_LINKS) throw new RangeError('a hand after the last');
      return drawsOf(linkBack(serverSeed, nonce - hand.number), hand.clientSeed, hand.number);
    });
  const rules = rulesOf(gameCode);
  if (rules === undefined) return undefined;
  return rules.shape === 'instant'
    ? rules.decide(bet, draw)
    : playStepwise(rules, rules.stakeOf(bet), rules.deal(bet, draw), actions);
}

/** Equal in what they say; a database may have put keys in another order, and text has no `undefined`. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || sortedJson(one) === sortedJson(other);
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
