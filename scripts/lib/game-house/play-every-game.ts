import { randomUUID } from 'node:crypto';
import { formatMoneyText } from '@maidan/contract/money.ts';
import { blackjackView, type Act } from '@maidan/games/blackjack/round.ts';
import type { RoundView } from '@maidan/games/play.ts';
import type { RoundSeeds } from '@maidan/games/random.ts';
import { rulesOf } from '@maidan/games/rules.ts';
import { VARIANTS as SCRATCH_CARDS } from '@maidan/games/scratch/prize-tables.ts';
import { JACKPOT_SLOTS } from '@maidan/games/slots/jackpot/jackpots.ts';
import { SLOT_MODELS } from '@maidan/games/slots/models/slot-models.ts';
import { jackpotCode } from '@maidan/games/slots/title-by-code.ts';
import { VARIANTS as VIDEO_POKERS } from '@maidan/games/video-poker/paytable.ts';
import { poolSeeds } from './chosen-seeds.ts';
import type { HouseAndPlatform } from './house-and-platform.ts';
import { takeSeat, type Seat } from './seats.ts';

/** What one member plays at one game, round after round, beside the stake. */
type Sitting = { gameCode: string; bets: readonly object[] };

const SITTINGS: readonly Sitting[] = [
  ...SLOT_MODELS.map(({ code, features }) => ({
    gameCode: `slot.${code}.96`,
    bets: features.buy ? [{}, { buy: true }] : [{}, {}],
  })),
  ...JACKPOT_SLOTS.map(([model, rule]) => ({ gameCode: jackpotCode(model, rule), bets: [{}] })),
  ...VIDEO_POKERS.map((variant) => ({ gameCode: `video-poker.${variant}`, bets: [{}, {}] })),
  ...SCRATCH_CARDS.map((variant) => `scratch.${variant}`)
    .map((code) => (rulesOf(code) === undefined ? 'scratch' : code))
    .map((gameCode) => ({ gameCode, bets: [{}] })),
  { gameCode: 'blackjack', bets: [{}, {}, {}] },
  { gameCode: 'line-slot', bets: [{}, {}] },
  { gameCode: 'mines', bets: [{ mines: 3 }, { mines: 24 }] },
  {
    gameCode: 'plinko',
    bets: [
      { rows: 8, risk: 'low' },
      { rows: 16, risk: 'high' },
    ],
  },
  { gameCode: 'keno', bets: [{ picks: [1] }, { picks: [7, 14, 21, 28, 35] }] },
  { gameCode: 'bingo', bets: [{ cards: 1 }, { cards: 4 }] },
];
const CHIPS = [
  { spot: 'straight-17', amount: '5.00' },
  { spot: 'straight-0', amount: '10.00' },
];
/** The highest, which hits the pool most often. */
const POOL_BET = { stake: '500.00' };

/** Everything there is at this house but flights, through its doors; who played gets their seat back. */
export async function playEveryGame(world: HouseAndPlatform): Promise<Seat[]> {
  const winsPool = await poolSeeds('jackpot-slot', POOL_BET);
  const sitDown = async (gameCode: string, bets: readonly object[], seeds?: RoundSeeds): Promise<Seat> => {
    const seat = await takeSeat(world, gameCode, seeds);
    await playInTurn(seat, bets);
    return seat;
  };
  return Promise.all([
    sitDown('jackpot-slot', [POOL_BET, POOL_BET], winsPool),
    sitDown('roulette', [{ chips: CHIPS }]),
    ...SITTINGS.map(({ gameCode, bets }) => {
      const stake = formatMoneyText(rulesOf(gameCode)?.manifest.defaultStake ?? missing(gameCode));
      return sitDown(
        gameCode,
        bets.map((bet) => ({ stake, ...bet })),
      );
    }),
  ]);
}

async function playInTurn(seat: Seat, bets: readonly object[]): Promise<void> {
  for (const bet of bets) await playToEnd(seat, await afterThePause(() => seat.spin(bet, randomUUID())));
}

/** Nobody may bet quicker than the game allows. */
async function afterThePause(spin: () => Promise<RoundView>): Promise<RoundView> {
  for (;;) {
    try {
      return await spin();
    } catch (error) {
      if (!String(error).includes('TOO_FAST')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function playToEnd(seat: Seat, round: RoundView): Promise<void> {
  let now = round;
  while (now.state === 'open') ({ round: now } = await seat.act(now.id, now.actions.length, nextAction(now)));
  if (now.state !== 'settled') throw new Error(`a round of ${now.gameCode} is ${now.state}`);
}

/** What costs something first. */
const BY_LIKING: readonly Act[] = ['insure', 'split', 'double', 'stand', 'no-insurance', 'hit'];

function nextAction({ gameCode, actions, outcome }: RoundView): object {
  if (gameCode === 'mines')
    return actions.length < 2 ? { act: 'open', tile: actions.length * 7 } : { act: 'cash-out' };
  if (gameCode !== 'blackjack') return { hold: [0, 3] };
  const { may } = blackjackView.parse(outcome);
  return { act: BY_LIKING.find((act) => may.includes(act)) ?? missing('a move') };
}

function missing(what: string): never {
  throw new Error(`${what} is missing`);
}
