import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { nameBelow, type TeamNames } from '#modules/agents/name-below.ts';
import type { MemberRow, PathRow } from './downline.store.ts';

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));

type Sees = { names: TeamNames; balances: boolean };

export function presentMember(row: MemberRow, sees: Sees): DownlineMember {
  return {
    id: row.id.toString(),
    username: nameBelow(row, sees.names),
    type: row.type,
    open: row.open,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    depth: row.depth,
    direct: row.direct,
    team: row.team,
    rebate: row.rebate,
    balance: sees.balances ? moneyOf(row.balance) : null,
  };
}

export const presentPath = (rows: readonly PathRow[], names: TeamNames): { id: string; username: string }[] =>
  rows.map((row) => ({ id: row.id.toString(), username: nameBelow(row, names) }));
