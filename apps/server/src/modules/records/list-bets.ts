import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import type { listBets as operation } from '@maidan/contract/records/list-bets.ts';
import type { CallContext } from '#call/call-context.ts';
import { cutPage } from '#call/cursor.ts';
import { roundKey } from '#modules/seamless-wallet/ask-of-rounds.ts';
import { readRoundWords } from '#modules/seamless-wallet/read-round-words.ts';
import { readRange } from './day-range.ts';
import { ownerOf } from './owner.ts';
import { readPlace, writePlace } from './place.ts';
import { presentBet } from './records.present.ts';
import { listRounds } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;

export async function listBets(context: CallContext, input: Input): Promise<ResponseOf<typeof operation>> {
  // One more than asked for tells whether there is another page.
  const owner = ownerOf(context);
  const rows = await listRounds(
    context.db,
    owner,
    { ...input, ...readRange(input) },
    { before: input.cursor === undefined ? null : readPlace(input.cursor), limit: input.pageSize + 1 },
  );
  const { page, nextCursor } = cutPage(rows, input.pageSize, writePlace);
  // One question for the whole page; it does not wait long for what was bet on.
  const { language } = input;
  const words = await readRoundWords(context, { playerId: owner.memberId, language, rounds: page });
  return {
    bets: page.map((row) => ({
      ...presentBet(row, language),
      about: inOneLine(words.get(roundKey(row))?.about),
    })),
    nextCursor,
  };
}

/** The receipt has all of it. */
const MOST_LINES_IN_ROW = 3;

function inOneLine(about: readonly string[] = []): string | null {
  if (about.length === 0) return null;
  const shown = about.slice(0, MOST_LINES_IN_ROW).join(' · ');
  return about.length > MOST_LINES_IN_ROW ? `${shown} …` : shown;
}
