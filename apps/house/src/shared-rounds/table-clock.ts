import { randomUUID } from 'node:crypto';
import type { HouseDatabase } from '#db/house-database.ts';
import type { House } from '#house.ts';
import { linkOf, readyChain } from './chain.ts';
import type { PublicRandomness } from './public-randomness.ts';
import {
  holdClock,
  lastRounds,
  openRound,
  startRound,
  voidRound,
  type Lease,
  type NextRound,
  type SharedRound,
} from './shared-round.store.ts';

export type ClockTimes = {
  /** Bets are taken for so long. */
  openMs: number;
  /** Between the end of a round and the next. */
  pauseMs: number;
  /** So long one house holds the clock without saying so again. Another takes over after it: within two seconds. */
  holdMs: number;
  /** A round whose start was missed by more is not played any more: its players have gone. */
  staleMs: number;
  chainLength: number;
};

export const HOLD_MS = 1_500;
export const STALE_MS = 10_000;

/** What a link decides, with the salt of its chain. */
export type Link = { chainId: string; link: string; salt: string; number: number };
export type Decided = Pick<NextRound, 'result' | 'outcome' | 'dealtFrom' | 'dealtTo' | 'isLast'>;

/** What a game says to the clock that runs its rounds. Each of its writes names the lease. */
export type ClockedGame = {
  code: string;
  times: ClockTimes;
  /** The part of what this link decides that begins there: a round. */
  decide(link: Link, dealtFrom: number): Promise<Decided>;
  /** From the start, when no more bets are taken, to the end. */
  runMs(round: SharedRound): number;
  /** One step of a round that has begun; the last one ends it. */
  goOn(db: HouseDatabase, lease: Lease, round: SharedRound): Promise<unknown>;
};

/** `tick` answers whether this house holds the clock. */
export type TableClock = { tick(): Promise<boolean> };

/**
 * The clock of one table. Every house has one, and one at a time runs it: the others find that it is held. Whatever it does is one statement that
 * says which state it was read in and which fence it holds, so it may be killed or held up anywhere.
 */
export function createTableClock(
  house: House,
  game: ClockedGame,
  randomness: PublicRandomness,
  holder: string = randomUUID(),
): TableClock {
  const { times } = game;
  const openNext = async (lease: Lease, last: SharedRound | undefined) => {
    const next = await nextLink(last);
    if (next === undefined) return;
    const { link, dealtFrom } = next;
    const decided = await game.decide(link, dealtFrom);
    const { chainId, number } = link;
    await openRound(house.clockDb, lease, {
      ...decided,
      chainId,
      number,
      link: link.link,
      openMs: times.openMs,
    });
  };
  /** Goes on with the link that is in use; else the next of the chain, where there is one. */
  const nextLink = async (last: SharedRound | undefined) => {
    if (last !== undefined && !last.isLast) {
      const { chainId, link, salt, number } = last;
      return { link: { chainId, link, salt, number }, dealtFrom: last.dealtTo };
    }
    const chain = await readyChain(house, game.code, { length: times.chainLength, randomness });
    if (!chain || chain.salt === null) return undefined;
    const { id: chainId, nextNumber: number, salt } = chain;
    return { link: { chainId, number, salt, link: await linkOf(chain, number) }, dealtFrom: 0 };
  };
  const goOn = async (lease: Lease, round: SharedRound) => {
    if (round.state !== 'open') return game.goOn(house.clockDb, lease, round);
    if (round.startsInMs > 0) return;
    if (-round.startsInMs > times.staleMs) return voidRound(house.clockDb, lease, round.id);
    return startRound(house.clockDb, lease, round.id, game.runMs(round));
  };
  return {
    async tick() {
      const lease = await holdClock(house.clockDb, game.code, holder, times.holdMs);
      if (lease === null) return false;
      const [round] = await lastRounds(house.clockDb, game.code, 1);
      if (round === undefined || round.endedMsAgo !== null) {
        if (lease.wanted && (round?.endedMsAgo ?? Infinity) >= times.pauseMs) await openNext(lease, round);
      } else await goOn(lease, round);
      return true;
    },
  };
}
