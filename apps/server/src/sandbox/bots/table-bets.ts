import { minor } from '@maidan/contract/money.ts';
import type { AnySharedRules } from '@maidan/games/game.ts';
import { makeLiveClient, type LiveState } from '@maidan/games/live/live-client.ts';
import { sharedRulesOf } from '@maidan/games/shared-games.ts';
import { OWN_GAMES } from '#sandbox/catalogue/own-games.ts';
import type { Random } from '#sandbox/random.ts';
import type { BotPlay } from './bot-lines.ts';

export const BOT_TABLES: readonly AnySharedRules[] = Object.keys(OWN_GAMES).flatMap(
  (code) => sharedRulesOf(code) ?? [],
);

/** So many times the least that a spot takes. */
const TIMES = [1n, 1n, 1n, 2n, 2n, 5n];
/** Nobody bets at the first moment, and nobody at the last. */
const WAITS_FROM_MS = 400;
const LEFT_MS = 1_500;

/** At a table of many: one bet on every round that it hears of, on a spot among those that take most. */
export const atTable =
  (rules: AnySharedRules, random: Random): BotPlay =>
  (host, gone) => {
    const client = makeLiveClient({ host });
    let betOn: string | null = null;
    let timer: NodeJS.Timeout | undefined;
    const bet = (): void => {
      const [spot, { least, most }] = random.pick(mainSpots(rules));
      const stake = least * random.pick(TIMES);
      client.bet({ [spot]: minor(stake < most ? stake : most) });
    };
    const unsubscribe = client.subscribe(() => {
      const state = client.get();
      if (isOver(state)) return gone();
      const { line, round, closesAt } = state;
      if (line !== 'connected' || round?.state !== 'open' || closesAt === null || round.id === betOn) return;
      betOn = round.id;
      const latest = closesAt - performance.now() - LEFT_MS;
      if (latest <= WAITS_FROM_MS) return;
      // Late bets are refused by the client itself.
      timer = setTimeout(bet, random.between(WAITS_FROM_MS, Math.floor(latest))).unref();
    });
    client.open();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      client.close();
    };
  };

function mainSpots({ spots }: AnySharedRules) {
  const all = Object.entries(spots);
  const most = all.reduce((highest, [, limits]) => (limits.most > highest ? limits.most : highest), 0n);
  return all.filter(([, limits]) => limits.most === most);
}

const isOver = ({ line, problem }: LiveState): boolean =>
  line === 'ended' || problem === 'INSUFFICIENT_FUNDS';
