import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@maidan/contract/languages.ts';
import type { LocalText } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import { findPlayable, type LaunchPlace } from '#modules/games/launch-parts.ts';
import { openGame } from '#modules/games/open-game.ts';
import type { Random } from '#sandbox/random.ts';
import { readTitles, type TitleRow } from './bots.store.ts';
import { enterHouse, spinAt } from './house-calls.ts';
import { topUp } from './top-up.ts';

/** Of the lobby's first titles; the board and the feed are to show what a visitor finds. */
const TITLES = 240;
const MOST_STAKE = 20_00n;
/** Mostly small: multiples of the least stake, each of which every slot offers. */
const TIMES = [1n, 1n, 1n, 2n, 2n, 3n, 5n, 10n];
const ROUNDS_FROM = 8;
const ROUNDS_TO = 30;

type Seat = { house: string; token: string; title: TitleRow; roundsLeft: number };
export type Played = { memberId: string; game: LocalText; stake: Money; win: Money };

/** One round of this bot; null when there is none to play, or it was not taken. */
export type PlayOne = (memberId: string) => Promise<Played | null>;

/** Bots at the slots, by the way a member's page takes: each stays with a title for a while, and whatever fails, looks for another seat. */
export function atTheSlots(place: LaunchPlace, random: Random): PlayOne {
  const seats = new Map<string, Seat>();

  const sitDown = async (memberId: string): Promise<Seat | null> => {
    if (!(await topUp(place, memberId, new Date()))) return null;
    const titles = await readTitles(place.db, place.config.merchant, TITLES);
    if (titles.length === 0) return null;
    const title = random.pick(titles);
    const playable = await findPlayable(place, title.nodeId);
    const wishes = { language: DEFAULT_LANGUAGE, theme: 'dark', device: 'desktop' } as const;
    const { url } = await openGame(place, { memberId, sessionId: null, isBot: true }, playable, wishes);
    const { sessionToken } = await enterHouse(url);
    return {
      house: url.origin,
      token: sessionToken,
      title,
      roundsLeft: random.between(ROUNDS_FROM, ROUNDS_TO),
    };
  };

  return async (memberId) => {
    const seat = seats.get(memberId) ?? (await sitDown(memberId));
    if (seat === null) return null;
    seats.delete(memberId);
    const stake = stakeOf(seat.title, random);
    const bet = { stake: formatMoneyText(stake) };
    const round = await spinAt(seat.house, seat.token, { operationId: randomUUID(), bet });
    if (round.state !== 'settled') return null;
    seat.roundsLeft -= 1;
    if (seat.roundsLeft > 0) seats.set(memberId, seat);
    return { memberId, game: seat.title.name, stake, win: parseMoney(round.win ?? '0.00') };
  };
}

function stakeOf({ minStake }: TitleRow, random: Random): Money {
  const offered = TIMES.map((times) => minStake * times).filter((stake) => stake <= MOST_STAKE);
  return minor(offered.length === 0 ? minStake : random.pick(offered));
}
