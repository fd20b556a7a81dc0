import {
  VENDOR_ROUND_WORDS_PATH,
  vendorRoundWordsRequest,
  type VendorRoundWordsAnswer,
} from '@maidan/contract/seamless-wallet/round-words.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { mountSigned } from '#signed-routes.ts';
import { toldRoundsOf } from './round-words.store.ts';
import { wordsOf } from './words-of-bet.ts';
import { wordsOfPlayed } from './words-of-played.ts';

/** The platform's signed question what a player bet on in rounds, for lists of them. Of what its receipt alone tells nothing is said. */
export function mountRoundWords(app: FastifyInstance, house: House): void {
  mountSigned(
    app,
    house,
    VENDOR_ROUND_WORDS_PATH,
    vendorRoundWordsRequest,
    async ({ playerId, roundIds, language }) => {
      const rounds: VendorRoundWordsAnswer['rounds'] = [];
      for (const row of await toldRoundsOf(house.db, playerId, roundIds)) {
        const about =
          row.played === null
            ? await wordsOf(row, language)
            : (await wordsOfPlayed(row.gameCode, row.played, language)).about;
        if (about.length > 0) rounds.push({ roundId: row.id, about });
      }
      return { rounds };
    },
  );
}
