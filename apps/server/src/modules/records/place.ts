import { readCursor, writeCursor } from '#call/cursor.ts';

/** Where a bet stands in its player's record: the time in microseconds, and the id among those of one moment. */
export type Place = { micros: bigint; id: bigint };

/** The name of a bet and the cursor of a page alike. */
export function writePlace({ micros, id }: Place): string {
  return writeCursor(micros, id);
}

export function readPlace(text: string): Place {
  const [micros, id] = readCursor(text, 2);
  return { micros, id };
}
