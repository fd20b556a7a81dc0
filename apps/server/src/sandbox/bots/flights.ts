import { minor } from '@maidan/contract/money.ts';
import { makeCrashClient, type CrashState } from '@maidan/games/crash/crash-client.ts';
import { CRASH } from '@maidan/games/crash/crash.ts';
import type { Random } from '#sandbox/random.ts';
import type { BotPlay } from './bot-lines.ts';

/** In main units; each leaves by a multiplier that is set with the bet, so that the house keeps it whatever happens here. */
const STAKES = [1, 1, 2, 2, 3, 5, 5, 10, 20];
const LEAVES_AT = [120, 130, 150, 150, 180, 200, 200, 250, 300, 400, 500, 1_000];
/** A round takes bets for seven seconds; nobody bets at the first of them. */
const WAITS_FROM_MS = 300;
const WAITS_TO_MS = 4_500;

/** At crash: one bet on every flight that it hears of. */
export const onFlights =
  (random: Random): BotPlay =>
  (host, gone) => {
    const client = makeCrashClient({ host });
    let betOn: string | null = null;
    let timer: NodeJS.Timeout | undefined;
    const bet = (): void =>
      client.bet(0, {
        stake: minor(random.pick(STAKES) * Number(CRASH.stakeStep)),
        leavesAt: random.pick(LEAVES_AT),
        leavesWhenLost: false,
      });
    const unsubscribe = client.subscribe(() => {
      const state = client.get();
      if (isOver(state)) return gone();
      if (state.line !== 'connected' || state.round?.state !== 'open' || state.round.id === betOn) return;
      betOn = state.round.id;
      timer = setTimeout(
        () => client.get().round?.state === 'open' && bet(),
        random.between(WAITS_FROM_MS, WAITS_TO_MS),
      ).unref();
    });
    client.open();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      client.close();
    };
  };

const isOver = ({ line, problem }: CrashState): boolean =>
  line === 'ended' || problem === 'INSUFFICIENT_FUNDS';
