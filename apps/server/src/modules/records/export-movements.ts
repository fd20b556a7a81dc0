import type { Language } from '@maidan/contract/languages.ts';
import type { ParsedRequestOf } from '@maidan/contract/operation.ts';
import type { exportMovements as movementsOperation } from '@maidan/contract/records/export-movements.ts';
import type { Database } from '#db/database.ts';
import { textsIn } from '#locales/texts.ts';
import { sessionOf, type CallContext } from '#call/call-context.ts';
import { CSV_BOM, csvLine } from './csv.ts';
import { readNamedRange } from './day-range.ts';
import { PIECE, CLOCK } from './export-rows.ts';
import { presentMovement } from './movements.present.ts';
import { listMovementRows, type MovementRow } from './movements.store.ts';
import { accountOf } from './owner.ts';

export async function exportMovements(
  context: CallContext,
  input: ParsedRequestOf<typeof movementsOperation>,
): Promise<AsyncGenerator<string>> {
  const filter = { ...readNamedRange(input), kind: input.kind };
  const { isAgent } = sessionOf(context);
  return movementLines(context.db, await accountOf(context), filter, { language: input.language, isAgent });
}

type Reader = { language: Language; isAgent: boolean };

async function* movementLines(
  db: Database,
  account: Awaited<ReturnType<typeof accountOf>>,
  filter: Parameters<typeof listMovementRows>[2],
  reader: Reader,
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(textsIn(reader.language).exports.headings.movements);
  if (account === null) return;
  for (let before: bigint | null = null; ;) {
    const rows: MovementRow[] = await listMovementRows(db, account, filter, { before, limit: PIECE });
    yield rows.map((row) => movementLine(row, reader)).join('');
    before = rows.at(-1)?.version ?? null;
    if (rows.length < PIECE) return;
  }
}

function movementLine(row: MovementRow, { language, isAgent }: Reader): string {
  const { kind, reversal, amount, balanceAfter, gameName, reference, source, pay } = presentMovement(
    row,
    language,
  );
  const { kinds: words, sources, payTypes } = textsIn(language).exports;
  const named =
    source === null || source === 'other'
      ? reference
      : sources[source === 'rebate' && isAgent ? 'commission' : source];
  return csvLine([
    CLOCK.format(row.at),
    reversal ? `${words[kind]} (${words.back})` : words[kind],
    amount,
    balanceAfter,
    gameName,
    pay === null ? named : payTypes[pay.type],
  ]);
}
