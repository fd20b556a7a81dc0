import type { Card } from '#cards/deck.ts';
import type { Act } from './round.ts';
import { totalOf, valueOf } from './table.ts';

/**
 * Basic strategy for this table, against the dealer's 2 to 10 and ace: H hit, S stand, D double, else hit, d double, else stand, P split.
 * It is what the stated return is measured by, and it stands in the rules for everybody to play by.
 */
export type Row = { readonly hand: string; readonly plays: string };

export const UP_CARDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'] as const;

export const HARD: readonly Row[] = [
  { hand: '17+', plays: 'SSSSSSSSSS' },
  { hand: '16', plays: 'SSSSSHHHHH' },
  { hand: '15', plays: 'SSSSSHHHHH' },
  { hand: '14', plays: 'SSSSSHHHHH' },
  { hand: '13', plays: 'SSSSSHHHHH' },
  { hand: '12', plays: 'HHSSSHHHHH' },
  { hand: '11', plays: 'DDDDDDDDDH' },
  { hand: '10', plays: 'DDDDDDDDHH' },
  { hand: '9', plays: 'HDDDDHHHHH' },
  { hand: '8−', plays: 'HHHHHHHHHH' },
];

export const SOFT: readonly Row[] = [
  { hand: 'A8+', plays: 'SSSSSSSSSS' },
  { hand: 'A7', plays: 'SddddSSHHH' },
  { hand: 'A6', plays: 'HDDDDHHHHH' },
  { hand: 'A5', plays: 'HHDDDHHHHH' },
  { hand: 'A4', plays: 'HHDDDHHHHH' },
  { hand: 'A3', plays: 'HHHDDHHHHH' },
  { hand: 'A2', plays: 'HHHDDHHHHH' },
];

export const PAIRS: readonly Row[] = [
  { hand: 'A A', plays: 'PPPPPPPPPP' },
  { hand: '10 10', plays: 'SSSSSSSSSS' },
  { hand: '9 9', plays: 'PPPPPSPPSS' },
  { hand: '8 8', plays: 'PPPPPPPPPP' },
  { hand: '7 7', plays: 'PPPPPPHHHH' },
  { hand: '6 6', plays: 'PPPPPHHHHH' },
  { hand: '5 5', plays: 'DDDDDDDDHH' },
  { hand: '4 4', plays: 'HHHPPHHHHH' },
  { hand: '3 3', plays: 'PPPPPPHHHH' },
  { hand: '2 2', plays: 'PPPPPPHHHH' },
];

const HIGHEST_HARD = 17;
const HIGHEST_SOFT = 19;
const ACE_PAIR = 11;

function playOf(rows: readonly Row[], row: number, up: number): string {
  return rows[Math.min(Math.max(row, 0), rows.length - 1)]?.plays[up - 2] ?? 'S';
}

type Seen = {
  readonly dealer: readonly Card[];
  readonly hands: readonly { readonly cards: readonly Card[] }[];
  readonly turn: number;
};

/** The play that loses least against what is seen, as far as it may be played. */
export function basicPlay({ dealer, hands, turn }: Seen, may: (act: Act) => boolean): Act {
  if (may('no-insurance')) return 'no-insurance';
  const cards = hands[turn]?.cards ?? [];
  const up = valueOf(dealer[0] ?? 0);
  const { points, isSoft } = totalOf(cards);
  if (may('split')) {
    const value = valueOf(cards[0] ?? 0);
    const play = playOf(PAIRS, value === ACE_PAIR ? 0 : ACE_PAIR - value, up);
    if (play === 'P') return 'split';
  }
  const play = isSoft ? playOf(SOFT, HIGHEST_SOFT - points, up) : playOf(HARD, HIGHEST_HARD - points, up);
  if (play === 'D' || play === 'd') {
    if (may('double')) return 'double';
    return play === 'D' ? 'hit' : 'stand';
  }
  return play === 'S' ? 'stand' : 'hit';
}
