import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { listCountries as listCountriesOperation } from '@maidan/contract/system/list-countries.ts';
import type { CallContext } from '#call/call-context.ts';

export async function listCountries({
  settings,
}: CallContext): Promise<ResponseOf<typeof listCountriesOperation>> {
  return { countries: await settings.get('countries') };
}
