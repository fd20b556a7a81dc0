import type { Language } from '@maidan/contract/languages.ts';
import { MOST_TABLES_ASKED, type LiveTableState } from '@maidan/contract/seamless-wallet/live-tables.ts';
import { LRUCache } from 'lru-cache';
import type { CallContext } from '#call/call-context.ts';
import type { Partner } from '#call/partner.ts';
import { readPartners } from '#modules/seamless-wallet/partners/read-partners.ts';
import { requestLiveTables } from '#modules/seamless-wallet/vendor-client.ts';
import type { GameRow } from './games.store.ts';

/** Everybody who looks at the lobby within this time is told the same. */
const TOLD_FOR_MS = 1_000;
const ANSWERS_REMEMBERED = 60;

type Tables = ReadonlyMap<string, LiveTableState>;
type Told = { readonly at: number; readonly tables: Promise<Tables> };

/** By node: in a running process there is one. */
const memories = new WeakMap<CallContext['settings'], LRUCache<string, Told>>();

/** What is seen at the tables of these titles now, by title. The list does not wait for a house long: who does not answer in time says nothing. */
export async function tablesOf(
  context: CallContext,
  rows: readonly GameRow[],
  language: Language,
): Promise<Tables> {
  const partners = await readPartners(context);
  const byTitle = new Map<string, LiveTableState>();
  const codes = new Set(rows.map(({ partnerCode }) => partnerCode ?? ''));
  const asked = [...codes].map(async (code) => {
    const partner = partners.get(code);
    const titles = rows.filter((row) => row.open && row.partnerCode === code);
    // What is seen at a table is a promise of our own shape.
    if (partner?.shape !== 'ours' || titles.length === 0) return;
    const engines = [...new Set(titles.flatMap(({ engine }) => engine ?? []))].toSorted();
    const { at, tables } = told(context, partner, engines.slice(0, MOST_TABLES_ASKED), language);
    const known = await tables;
    const agoMs = performance.now() - at;
    for (const { nodeId, engine } of titles) {
      const table = known.get(engine ?? '');
      if (table) byTitle.set(nodeId, aged(table, agoMs));
    }
  });
  await Promise.all(asked);
  return byTitle;
}

const aged = (table: LiveTableState, agoMs: number): LiveTableState =>
  table.closesInMs === null ? table : { ...table, closesInMs: Math.max(table.closesInMs - agoMs, 0) };

function told(context: CallContext, partner: Partner, gameCodes: string[], language: Language): Told {
  const memory = memories.get(context.settings) ?? new LRUCache<string, Told>({ max: ANSWERS_REMEMBERED });
  memories.set(context.settings, memory);
  const key = JSON.stringify([context.config.merchant, partner.code, language, gameCodes]);
  const known = memory.get(key);
  if (known && performance.now() - known.at < TOLD_FOR_MS) return known;
  const asked = { at: performance.now(), tables: ask(context, partner, gameCodes, language) };
  memory.set(key, asked);
  return asked;
}

async function ask(
  context: CallContext,
  partner: Partner,
  gameCodes: string[],
  language: Language,
): Promise<Tables> {
  if (gameCodes.length === 0) return new Map();
  try {
    const { tables } = await requestLiveTables(partner, { gameCodes, language });
    return new Map(tables.map(({ gameCode, ...table }) => [gameCode, table]));
  } catch (error) {
    context.log.info(
      { err: error, partner: partner.code },
      'a partner did not say what is seen at its tables',
    );
    return new Map();
  }
}
