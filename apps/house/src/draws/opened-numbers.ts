import type { DrawCalendar } from '@maidan/contract/games/lottery/opened-numbers.ts';
import {
  VENDOR_OPENED_NUMBERS_PATH,
  vendorOpenedNumbersRequest,
  type VendorOpenedNumbersAnswer,
} from '@maidan/contract/seamless-wallet/opened-numbers.ts';
import { boardPlaces, isBoard, withZeros } from '@maidan/games/lottery/draw-numbers.ts';
import { lotteryOf, regionOf, type Lottery } from '@maidan/games/lottery/lotteries.ts';
import { drawName, drawsAtMs, drawsUpTo, minutesOfWeek } from '@maidan/games/lottery/schedule.ts';
import type { FastifyInstance } from 'fastify';
import type { House } from '#house.ts';
import { mountSigned } from '#signed-routes.ts';
import { drawnIn, saltedChains } from './draw.ts';
import { lotteryNow } from './minute-chain.store.ts';
import type { SaltedChain } from './minute-chain.ts';

type Told = VendorOpenedNumbersAnswer['games'][number];

/** The platform's signed question what lotteries drew last. Only minutes that have come are told. */
export function mountOpenedNumbers(app: FastifyInstance, house: House): void {
  mountSigned(
    app,
    house,
    VENDOR_OPENED_NUMBERS_PATH,
    vendorOpenedNumbersRequest,
    async ({ gameCodes, draws }) => {
      const [chains, nowMs] = await Promise.all([saltedChains(house), lotteryNow(house.db)]);
      const minute = Math.floor(nowMs / 60_000);
      const lotteries = [...new Set(gameCodes)].map(lotteryOf).filter((each) => each !== undefined);
      const games: Told[] = [];
      // One after the other: others are served in between.
      for (const lottery of lotteries) {
        const minutes = drawsUpTo(lottery.schedule, minute, draws);
        const drawn = await Promise.all(minutes.map((each) => openedDraw(chains, lottery, each)));
        games.push({
          gameCode: lottery.code,
          draws: drawn.filter((each) => each !== undefined),
          calendar: calendarOf(lottery),
        });
      }
      return { games } satisfies VendorOpenedNumbersAnswer;
    },
  );
}

const calendarOf = (lottery: Lottery): DrawCalendar => ({
  region: regionOf(lottery),
  every: 'every' in lottery.schedule ? lottery.schedule.every : null,
  weekly: minutesOfWeek(lottery.schedule),
});

async function openedDraw(
  chains: readonly SaltedChain[],
  lottery: Lottery,
  minute: number,
): Promise<Told['draws'][number] | undefined> {
  const drawn = await drawnIn(chains, lottery, minute);
  return (
    drawn && {
      numero: drawName(lottery.schedule, minute),
      drawnAt: new Date(drawsAtMs(minute)).toISOString(),
      numbers: asText(lottery, drawn.numbers),
    }
  );
}

/** The numbers of a board are read with their zeros. */
function asText({ family }: Lottery, numbers: readonly number[]): string[] {
  const places = isBoard(family) ? boardPlaces(family) : [];
  return numbers.map((number, place) => withZeros(number, places[place]?.digits ?? 1));
}
