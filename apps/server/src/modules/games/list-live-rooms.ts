import type { listLiveRooms as operation } from '@maidan/contract/games/list-live-rooms.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentGame } from './games.present.ts';
import { readRooms } from './room.store.ts';
import { tablesOf } from './tables-of-rooms.ts';

const MOST_ROOMS = 48;

export async function listLiveRooms(
  context: CallContext,
  { vassalage, language, platform }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { rooms: [] };
  const { db, config, settings } = context;
  const currencySymbol = await settings.get('currencySymbol');
  const rows = await readRooms(db, {
    merchant: config.merchant,
    vendorCode: vassalage ?? null,
    size: MOST_ROOMS,
  });
  const tables = await tablesOf(context, rows, language);
  return {
    rooms: rows.map((row) => ({
      game: presentGame(row, language),
      minStake: formatMoneyText(minor(row.roomMin)),
      maxStake: formatMoneyText(minor(row.roomMax)),
      currencySymbol,
      seats: row.seats,
      // The house knows who sits there; without its word, who came in lately.
      seated: tables.get(row.nodeId)?.seated ?? Number(row.seated),
      table: tables.get(row.nodeId) ?? null,
    })),
  };
}
