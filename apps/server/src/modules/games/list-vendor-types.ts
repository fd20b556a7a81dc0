import type { listVendorTypes as typesOperation } from '@maidan/contract/games/list-vendor-types.ts';
import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { CallContext } from '#call/call-context.ts';
import { readVendorTypes } from './room.store.ts';

export async function listVendorTypes(
  { db, config }: CallContext,
  { vassalage }: ParsedRequestOf<typeof typesOperation>,
): Promise<ResponseOf<typeof typesOperation>> {
  const rows = await readVendorTypes(db, { merchant: config.merchant, vendorCode: vassalage ?? null });
  return {
    list: rows.map(({ code, categories, open }) => ({ vassalage: code, gameTypes: categories, open })),
  };
}
