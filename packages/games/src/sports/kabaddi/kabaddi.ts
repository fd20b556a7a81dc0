import type { Draw } from '#game.ts';
import { accidentOf, misreportAt } from '../accidents.ts';
import { drawn } from '../outcomes.ts';
import type { Match, MatchEvent, Sport, Strengths } from '../sport.ts';
import { kabaddiMarkets } from './kabaddi-markets.ts';
import { decideKabaddi } from './kabaddi-results.ts';
import { HALF, RAIDS, raidsOf, scoreOf } from './raids.ts';

const MINUTE_MS = 60_000;

function play(strengths: Strengths, draw: Draw): Match {
  const { abandonedAt, misreported } = accidentOf(draw, RAIDS - 1);
  const raidAt = raidsOf(strengths);
  const events: MatchEvent[] = [];
  for (let at = 1; at <= RAIDS; at += 1) {
    const outcome = drawn(raidAt(at), draw);
    if (outcome) events.push({ at, kind: outcome.kind, side: outcome.side, value: outcome.value });
  }
  return { events, end: RAIDS, abandonedAt, misreported: misreported && misreportAt(RAIDS, misreported) };
}

/** Sixty raids; each stands for a minute, breaks included. */
export const kabaddi: Sport = {
  code: 'kabaddi',
  steps: RAIDS,
  stepMs: MINUTE_MS,
  leagues: [
    { pace: 600, roundMs: MINUTE_MS / 2 },
    { pace: 60, roundMs: 3 * MINUTE_MS },
    { pace: 1, roundMs: 120 * MINUTE_MS },
  ],
  points: { won: 2, drawn: 1 },
  markets: { result: 'plain', half: 'plain', total: 'total', handicap: 'handicap', margin: 'plain' },
  play,
  score: ({ events }) => scoreOf(events),
  scoreText: ({ events }) => {
    const { home, away } = scoreOf(events);
    return { home: String(home), away: String(away) };
  },
  moment: (raid) => ({ raid }),
  offer: (strengths, { step, events }) => kabaddiMarkets(strengths, step, events),
  decide: (market, selection, { phase, step, events }) =>
    phase === 'ended' || (market === 'half' && step >= HALF)
      ? decideKabaddi(market, selection, events)
      : null,
  lastStepOf: (market) => (market === 'half' ? HALF : null),
};
