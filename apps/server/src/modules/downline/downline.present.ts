import type { DownlineMember } from '@maidan/contract/downline/downline-member.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { MemberRow, PathRow } from './downline.store.ts';

export const moneyOf = (amount: bigint): string => formatMoneyText(minor(amount));

export function presentMember(row: MemberRow, seesBalances: boolean): DownlineMember {
  return {
    id: row.id.toString(),
    username: row.username,
    type: row.type,
    open: row.open,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    depth: row.depth,
    direct: row.direct,
    team: row.team,
    rebate: row.rebate,
    balance: seesBalances ? moneyOf(row.balance) : null,
  };
}

export const presentPath = (rows: readonly PathRow[]): { id: string; username: string }[] =>
  rows.map(({ id, username }) => ({ id: id.toString(), username }));
