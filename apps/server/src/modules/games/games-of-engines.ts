import type { Language } from '@maidan/contract/languages.ts';
import { textIn } from '@maidan/contract/local-text.ts';
import type { Database } from '#db/database.ts';
import { selectOfEngines } from './games.store.ts';

/** Open titles that are played by one of these games of the own house, the most played first. */
export async function gamesOfEngines(
  db: Database,
  { merchant, engines, language }: { merchant: string; engines: readonly string[]; language: Language },
): Promise<{ nodeId: string; engine: string; name: string }[]> {
  if (engines.length === 0) return [];
  const rows = await selectOfEngines(db, merchant, engines);
  return rows.map(({ nodeId, engine, name }) => ({ nodeId, engine, name: textIn(name, language) }));
}
