import type { FastifyRequest } from 'fastify';
import { countryOf, readTable, type Place } from '#adapters/geo.ts';
import { readInnerCall } from '#http/door/inner-call.ts';
import type { Platform } from '#call/platform.ts';
import type { SettingsView } from '#settings/setting-definitions.ts';

const tables = new WeakMap<SettingsView, ReturnType<typeof readTable>>();

function tableOf(view: SettingsView) {
  const known = tables.get(view) ?? readTable(view.get('addressCountries'));
  tables.set(view, known);
  return known;
}

/** The address that our own proxies vouch for, and its country by the settings of this moment. */
export function placeOfCall(
  { config }: Pick<Platform, 'config'>,
  view: SettingsView,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): Place {
  const inner = readInnerCall(headers);
  if (inner !== null) return inner.place;
  return { ip, country: countryOf(config, tableOf(view), { ip, headers }) };
}
