import { bestOfThree } from '../best-of-three/best-of-three.ts';
import type { Contest, Place } from '../best-of-three/contest.ts';
import { WHOLE } from '../outcomes.ts';
import type { Side } from '../sport.ts';

const MINUTE_MS = 60_000;
/** Rounds to take a map; after the first half the sides change, and at eight all one round decides. */
const TO_WIN = 9;
export const HALF = TO_WIN - 1;
/** A round is a little harder for who attacks. */
const ATTACKS = 0.47;
const BETTER = 0.7;
/** Who has just won a round is better equipped for the next one; with each half both begin anew. */
const EQUIPPED = 0.05;

export const attackerOf = ({ steps, turn }: Place): Side =>
  (Math.floor(steps / HALF) + turn) % 2 === 0 ? 'home' : 'away';

/** One map, round by round: one side attacks, the other one defends. */
export const shooterMap: Contest = {
  partSteps: 2 * TO_WIN - 1,
  hasMomentum: true,
  turnOf: (number) => (number % 2 === 0 ? 0 : 1),
  step({ home, away }, place) {
    const { steps, last } = place;
    const attacker = attackerOf(place);
    const equipped = steps % HALF === 0 || last === null ? 0 : last === 'home' ? EQUIPPED : -EQUIPPED;
    const attacks = attacker === 'home' ? ATTACKS : 1 - ATTACKS;
    const chance = attacks + (BETTER * (home - away)) / (home + away) + equipped;
    const won = Math.round(chance * WHOLE);
    const kindOf = (side: Side): string => (side === attacker ? 'breach' : 'defence');
    return [
      { kind: kindOf('home'), side: 'home', value: 1, millionths: won },
      { kind: kindOf('away'), side: 'away', value: 1, millionths: WHOLE - won },
    ];
  },
  winnerOf: ({ home, away }) => (home >= TO_WIN ? 'home' : away >= TO_WIN ? 'away' : null),
};

export const shooter = bestOfThree(
  {
    code: 'shooter',
    stepMs: 2 * MINUTE_MS,
    leagues: [
      { pace: 600, roundMs: MINUTE_MS / 2 },
      { pace: 60, roundMs: 3 * MINUTE_MS },
      { pace: 1, roundMs: 180 * MINUTE_MS },
    ],
  },
  shooterMap,
);
