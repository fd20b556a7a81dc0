import type { LiveWin } from '@maidan/contract/messages/live-win.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import { nameForOthers } from './mask-name.ts';
import type { LiveWinRow } from './live-wins.store.ts';

export function presentLiveWin(row: LiveWinRow): LiveWin {
  return {
    customerName: nameForOthers(row),
    isBot: row.isBot,
    winAmount: formatMoneyText(minor(row.payout)),
    gameName: row.name,
    wonAt: row.settledAt.toISOString(),
  };
}
