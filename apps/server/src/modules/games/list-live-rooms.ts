import type { listLiveRooms as operation } from '@maidan/contract/games/list-live-rooms.ts';
import { formatMoneyText, minor } from '@maidan/contract/money.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { presentGame } from './games.present.ts';
import { readRooms } from './room.store.ts';

const MOST_ROOMS = 48;

export async function listLiveRooms(
  { db, config, settings }: CallContext,
  { vassalage, language, platform }: ParsedRequestOf<typeof operation>,
): Promise<ResponseOf<typeof operation>> {
  if (platform === 'flash') return { rooms: [] };
  const currencySymbol = await settings.get('currencySymbol');
  const rows = await readRooms(db, {
    merchant: config.merchant,
    vendorCode: vassalage ?? null,
    size: MOST_ROOMS,
  });
  return {
    rooms: rows.map((row) => ({
      game: presentGame(row, language),
      minStake: formatMoneyText(minor(row.roomMin)),
      maxStake: formatMoneyText(minor(row.roomMax)),
      currencySymbol,
      seats: row.seats,
      seated: Number(row.seated),
    })),
  };
}
