import { CONTRACT_TYPES } from '@maidan/contract/agents/agent-contract.ts';
import type { Language } from '@maidan/contract/languages.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listBonuses } from '@maidan/contract/records/list-bonuses.ts';
import type { listMovements } from '@maidan/contract/records/list-movements.ts';
import { BONUS_SOURCES, type BonusSource } from '@maidan/contract/records/record-words.ts';
import type { MovementRow, PeriodSumRow } from './movements.store.ts';
import { writeCursor } from '#call/cursor.ts';
import { writePlace } from './place.ts';
import { money, nameIn } from './records.present.ts';

type Movement = ResponseOf<typeof listMovements>['movements'][number];
type Bonus = ResponseOf<typeof listBonuses>['bonuses'][number];

/** What the kinds of postings have in common that take something back. */
const TAKES_BACK = /(?:^|_)(?:reversal|rollback|refund)$/;

export const isReversal = (postingKind: string): boolean => TAKES_BACK.test(postingKind);

export function presentMovement(row: MovementRow, language: Language): Movement {
  const pay = payOf(row);
  return {
    id: writeCursor(row.version),
    kind: row.kind,
    reversal: isReversal(row.postingKind),
    amount: money(row.amount),
    balanceAfter: money(row.balanceAfter),
    at: row.at.toISOString(),
    reference: row.kind === 'bonus' || pay !== null ? null : readable(row.reference),
    source: row.kind === 'bonus' ? sourceOf(row.reference) : null,
    pay,
    gameName: row.nodeId === null ? null : (nameIn(language, row) ?? row.nodeId),
    betId:
      row.betId === null || row.betMicros === null
        ? null
        : writePlace({ id: row.betId, micros: row.betMicros }),
  };
}

/** Names of postings are the house's own words: a bonus has a source in their place, and of a number the number is left. */
function readable(reference: string | null): string | null {
  const number = /^(?:deposit:|adjustment )(\d+)$/.exec(reference ?? '')?.[1];
  return number === undefined ? reference : `#${number}`;
}

/** The reference of pay is the kind of its contract and its row. */
function payOf({ kind, reference }: MovementRow): Movement['pay'] {
  if (kind !== 'salary' && kind !== 'dividend') return null;
  const [name, id] = reference?.split(':') ?? [];
  const type = CONTRACT_TYPES.find((known) => known === name);
  return type === undefined || id === undefined ? null : { type, id };
}

const TEAM_REBATE = 'reward:team-rebate';

function sourceOf(reference: string | null): BonusSource {
  if (reference === TEAM_REBATE) return 'rebate';
  return BONUS_SOURCES.find((known) => reference?.startsWith(known) === true) ?? 'other';
}

export function presentBonus(row: MovementRow, title: string | null): Bonus {
  return {
    id: writeCursor(row.version),
    source: sourceOf(row.reference),
    title,
    amount: money(row.amount),
    at: row.at.toISOString(),
    state: row.reversed || isReversal(row.postingKind) ? 'taken-back' : 'credited',
    reference: row.reference,
  };
}

/** The lines of a statement. Rows of several periods may come together. */
export function presentStatement(rows: readonly PeriodSumRow[]) {
  const sum = (...kinds: PeriodSumRow['kind'][]): bigint =>
    rows.reduce((total, row) => (kinds.includes(row.kind) ? total + row.amount : total), 0n);
  return {
    entries: rows.reduce((count, row) => count + Number(row.entries), 0),
    deposits: money(sum('deposit')),
    withdrawals: money(sum('withdrawal')),
    net: money(sum('deposit', 'withdrawal')),
    bonuses: money(sum('bonus')),
    pay: money(sum('salary', 'dividend')),
    adjustments: money(sum('adjustment')),
    transfers: money(sum('transfer')),
    stakes: money(sum('bet')),
    wins: money(sum('win')),
    change: money(changeOf(rows)),
  };
}

export function changeOf(rows: readonly PeriodSumRow[]): bigint {
  return rows.reduce((total, row) => total + row.amount, 0n);
}
