import type { Language } from '@maidan/contract/languages.ts';
import {
  MOST_RESULTS_TOLD,
  VENDOR_LIVE_TABLES_PATH,
  vendorLiveTablesRequest,
  type VendorLiveTablesAnswer,
} from '@maidan/contract/seamless-wallet/live-tables.ts';
import type { AnySharedRules } from '@maidan/games/game.ts';
import { dealerOf } from '@maidan/games/live/dealers.ts';
import { loadLiveTexts } from '@maidan/games/live/live-texts.ts';
import { loadMarkNames } from '@maidan/games/mark-names.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { mountSigned } from '#signed-routes.ts';
import { lastRounds, type SharedRound } from '../shared-round.store.ts';
import { seatsOf } from './live-seat.store.ts';

type Told = VendorLiveTablesAnswer['tables'][number];

/** The platform's signed question what can be seen at live tables, for its lobby. Asking opens no round: that is done for who sits there. */
export function mountLiveTables(app: FastifyInstance, house: House): void {
  mountSigned(
    app,
    house,
    VENDOR_LIVE_TABLES_PATH,
    vendorLiveTablesRequest,
    async ({ gameCodes, language }) => {
      const tables: Told[] = [];
      // One after the other: others are served in between.
      for (const gameCode of new Set(gameCodes)) {
        const rules = sharedRulesOf(gameCode);
        if (!rules) continue;
        const rounds = await lastRounds(house.db, gameCode, MOST_RESULTS_TOLD + 1);
        const seated = rules.isPool === true ? {} : { seated: (await seatsOf(house.db, gameCode)).length };
        tables.push({ gameCode, ...seated, ...(await tellTable(rules, rounds, language)) });
      }
      return { tables } satisfies VendorLiveTablesAnswer;
    },
  );
}

async function tellTable(
  rules: AnySharedRules,
  rounds: readonly SharedRound[],
  language: Language,
): Promise<Omit<Told, 'gameCode'>> {
  const { table, shoeCards } = rules;
  const [words, names] = await Promise.all([loadLiveTexts(language), loadMarkNames(table.code, language)]);
  const [now] = rounds;
  const isNext = now === undefined || (now.isLast && isOver(now));
  const number = (now?.number ?? 0) + Number(isNext);
  const dealer = dealerOf(table.dealers, number, shoeCards !== undefined);
  return {
    dealer: rules.isPool === true ? null : words.dealers[dealer],
    language: table.language,
    shoe: shoeCards === undefined ? null : { number, dealt: isNext ? 0 : goneIn(now), cards: shoeCards },
    state: now?.state === 'open' || now?.state === 'running' ? now.state : 'waiting',
    closesInMs: now?.state === 'open' ? Math.max(now.startsInMs, 0) : null,
    last: rounds
      .filter(({ state }) => state === 'ended')
      .slice(0, MOST_RESULTS_TOLD)
      .map(({ outcome }) => {
        const { side, tone, figure } = rules.markOf(outcome);
        return { side: names[side] ?? side, tone, figure };
      }),
  };
}

const isOver = ({ state }: SharedRound): boolean => state === 'ended' || state === 'void';
/** What a round will take from the shoe is not told before bets are closed. */
const goneIn = ({ state, dealtFrom, dealtTo }: SharedRound): number =>
  state === 'open' ? dealtFrom : dealtTo;
