import type { ParsedRequestOf, ResponseOf } from '@maidan/contract/operation.ts';
import { MOST_OPEN_BETS, type listOpenBets as operation } from '@maidan/contract/records/list-open-bets.ts';
import type { CallContext } from '#call/call-context.ts';
import { roundKey } from '#modules/seamless-wallet/ask-of-rounds.ts';
import { readOpenRounds, type OpenRound } from '#modules/seamless-wallet/read-open-rounds.ts';
import { ownerOf } from './owner.ts';
import { money, presentBet } from './records.present.ts';
import { listOpenRounds, sumOpenRounds, type BetRow } from './records.store.ts';

type Input = ParsedRequestOf<typeof operation>;
type Answer = ResponseOf<typeof operation>;

/** Which bets are open the wallet's own rows say. What each can still become its house is asked, and the list does not wait for it long. */
export async function listOpenBets(context: CallContext, { language }: Input): Promise<Answer> {
  const owner = ownerOf(context);
  const [rows, sum] = await Promise.all([
    listOpenRounds(context.db, owner, MOST_OPEN_BETS),
    sumOpenRounds(context.db, owner),
  ]);
  const known = await readOpenRounds(context, { playerId: owner.memberId, language, rounds: rows });
  return {
    bets: rows.map((row) => presentOpen(row, known.get(roundKey(row)), language)),
    count: Number(sum.rounds),
    stake: money(sum.stake),
  };
}

function presentOpen(
  row: BetRow,
  known: OpenRound | undefined,
  language: Input['language'],
): Answer['bets'][number] {
  const { id, roundId, gameName, vassalage, vendorName, iconUrl, placedAt, stake, payout } = presentBet(
    row,
    language,
  );
  return {
    id,
    roundId,
    nodeId: row.nodeId,
    gameName,
    vassalage,
    vendorName,
    iconUrl,
    placedAt,
    stake,
    payout,
    about: known?.about ?? [],
    mostWin: known?.mostWin ?? null,
    mostAsItStands: known?.mostAsItStands ?? null,
    endsAt: known?.endsAt ?? null,
    waitsForPlayer: known?.waitsForPlayer ?? false,
  };
}
