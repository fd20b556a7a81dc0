import type { Language } from '@maidan/contract/constants.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listBets } from '@maidan/contract/records/list-bets.ts';
import { posterAddress } from '#modules/media/picture-address.ts';
import type { BetRow } from './records.store.ts';

type Bet = ResponseOf<typeof listBets>['bets'][number];

const STATUS = { open: 'open', closed: 'settled', void: 'void' } as const;

/** The fields of a round that its player sees. A round whose game has left the catalogue keeps the game's id as its name. */
export function presentBet(row: BetRow, language: Language): Bet {
  return {
    roundId: row.roundId,
    gameName: (language === 'bn' ? row.nameBn : row.nameEn) ?? row.nodeId,
    vassalage: row.vendorCode,
    iconUrl: posterAddress(row.nodeId, 240),
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    stake: formatMoneyText(minor(row.stake)),
    payout: formatMoneyText(minor(row.payout)),
    net: formatMoneyText(minor(row.payout - row.stake)),
    status: STATUS[row.state],
  };
}
