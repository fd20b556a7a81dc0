import { minor, type Money } from '@maidan/contract/money.ts';

/** By how far out the boat goes: what a cast may cost there. A cast is the ammunition of this game. */
export const ROOMS = ['bank', 'stream', 'deep'] as const;
export type Room = (typeof ROOMS)[number];

type RoomFacts = { readonly casts: readonly Money[]; readonly first: Money };

const casts = (...amounts: readonly number[]): readonly Money[] => amounts.map((amount) => minor(amount));

const FACTS: Readonly<Record<Room, RoomFacts>> = {
  bank: { casts: casts(10, 20, 50, 100), first: minor(50) },
  stream: { casts: casts(200, 300, 500, 1_000), first: minor(200) },
  deep: { casts: casts(2_000, 3_000, 5_000, 10_000), first: minor(2_000) },
};

export const roomOf = (room: Room): RoomFacts => FACTS[room];
