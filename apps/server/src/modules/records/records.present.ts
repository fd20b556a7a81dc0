import type { Language } from '@maidan/contract/languages.ts';
import { textIn, type LocalText } from '@maidan/contract/local-text.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listBets } from '@maidan/contract/records/list-bets.ts';
import { RECORD_CATEGORIES, type RecordCategory } from '@maidan/contract/records/record-words.ts';
import { posterAddress } from '#modules/media/picture-address.ts';
import { writePlace } from './place.ts';
import type { BetRow, SumRow } from './records.store.ts';

type Bet = Omit<ResponseOf<typeof listBets>['bets'][number], 'about'>;

export const BET_STATUS = { open: 'open', closed: 'settled', void: 'void' } as const;

export const money = (amount: bigint): string => formatMoneyText(minor(amount));

/** The fields of a round that its player sees. A round whose game has left the catalogue keeps the game's id as its name. */
export function presentBet(row: BetRow, language: Language): Bet {
  return {
    id: writePlace(row),
    roundId: row.roundId,
    gameName: nameIn(language, row) ?? row.nodeId,
    vassalage: row.vendorCode,
    vendorName: vendorIn(language, row),
    iconUrl: posterAddress(row.nodeId, 240, language),
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    stake: money(row.stake),
    payout: money(row.payout),
    net: money(row.payout - row.stake),
    status: BET_STATUS[row.state],
  };
}

export function nameIn(language: Language, { name }: { name: LocalText | null }): string | null {
  return name === null ? null : textIn(name, language);
}

/** A vendor that has left the house is still called by its code. */
function vendorIn(
  language: Language,
  { vendorCode, vendorName }: Pick<BetRow, 'vendorCode' | 'vendorName'>,
): string {
  return vendorName === null ? vendorCode : textIn(vendorName, language);
}

export function presentCategory(text: string): RecordCategory {
  return RECORD_CATEGORIES.find((known) => known === text) ?? 'OTHER';
}

export const NO_SUM: SumRow = { rounds: 0n, stake: 0n, payout: 0n };

export function addSums(a: SumRow, b: SumRow): SumRow {
  return { rounds: a.rounds + b.rounds, stake: a.stake + b.stake, payout: a.payout + b.payout };
}

export function presentSum({ rounds, stake, payout }: SumRow) {
  return { rounds: Number(rounds), stake: money(stake), payout: money(payout), net: money(payout - stake) };
}
