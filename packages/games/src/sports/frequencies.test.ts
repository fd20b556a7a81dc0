import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawFrom } from '#random.ts';
import { fixturesOfRound } from './calendar.ts';
import { LEAGUES, strengthsOf } from './leagues.ts';
import { finalPlay, playAt } from './match.ts';
import { SPORTS } from './sports.ts';

const MATCHES = 100;
/** The bytes are the same in each run: a true price is found wrong always or never, and one of many would be at less. */
const SIGMAS = 4.5;
/** Of the longest match; not of each, as nobody knows before its end how long it takes. */
const MOMENTS = [0, 0.15, 0.4];

const bytes = createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), Buffer.alloc(16)).update(
  Buffer.alloc(4_000 * MATCHES),
);

test.each(SPORTS.map((sport) => [sport.code, sport] as const))(
  '[GAM-08] %s: before and in play, what is drawn comes about as often as the prices say',
  (code, sport) => {
    // Of a pace at which every step is told.
    const league = LEAGUES.findLast((each) => each.sport === sport);
    const fixture = league && fixturesOfRound(league, 14_000)[1];
    if (!fixture) throw new Error(`${code} has no match`);
    const strengths = strengthsOf(fixture.league, fixture.home, fixture.away);
    const draw = drawFrom(bytes);
    const sums = new Map<string, { off: number; variance: number }>();
    for (let count = 0; count < MATCHES; count += 1) {
      const match = { ...sport.play(strengths, draw), abandonedAt: null };
      const end = finalPlay(fixture, match);
      const steps = MOMENTS.map((part) => Math.floor(part * sport.steps)).filter((step) => step < match.end);
      for (const step of steps) {
        const play = playAt(fixture, match, fixture.startsAt + step * fixture.league.stepMs);
        // One line of each kind: several lines of one match are won and lost together.
        const markets = new Map(sport.offer(strengths, play).map((market) => [market.kind, market]));
        for (const market of markets.values())
          for (const { id, chance } of market.selections) {
            const result = sport.decide(market.id, id, end);
            if (result === null) throw new Error(`${market.id} ${id} is not decided`);
            if (result === 'void') continue;
            const key = `${step} ${market.kind} ${id}`;
            const sum = sums.get(key) ?? { off: 0, variance: 0 };
            sum.off += (result === 'won' ? 1 : 0) - chance;
            sum.variance += chance * (1 - chance);
            sums.set(key, sum);
          }
      }
    }
    expect(sums.size).toBeGreaterThan(10);
    const wrong = [...sums].filter(
      ([, { off, variance }]) => Math.abs(off) > SIGMAS * Math.sqrt(variance) + 1,
    );
    expect(wrong).toEqual([]);
  },
);
