import type { ActAnswer, PlayState, RoundView, SpinAnswer } from '#play.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';

export const SEEDS = {
  commitment: 'a'.repeat(64),
  nextCommitment: 'b'.repeat(64),
  clientSeed: 'river',
  nextNonce: 1,
};
const OPERATION = '5f0c1d6e-0000-4000-8000-000000000001';
/** A bet that a tab remembers. */
export const PENDING = JSON.stringify({ operationId: OPERATION, bet: { stake: '5.00' } });

export function testRound(part: Partial<RoundView> = {}): RoundView {
  return {
    id: 'round-1',
    gameCode: 'line-slot',
    operationId: OPERATION,
    state: 'settled',
    bet: { stake: '5.00' },
    actions: [],
    stake: '5.00',
    win: '0.00',
    outcome: {},
    balanceAfter: '95.00',
    refusal: null,
    commitment: SEEDS.commitment,
    clientSeed: 'river',
    nonce: 0,
    playedAt: '2026-01-01T00:00:00.000Z',
    ...part,
  };
}

export type Answer = RoundView | ActAnswer | PlayFailure;

/** A house that answers what it was given, one after the other, and notes what it was asked. */
export function fakeHost(answers: Answer[], notes: Record<string, string>, state: Partial<PlayState>[] = []) {
  const kept = new Map(Object.entries(notes));
  const asked: string[] = [];
  const told: string[] = [];
  const seen: (number | null)[] = [];
  const next = (): RoundView | ActAnswer => {
    const answer = answers.shift();
    if (!answer || answer instanceof PlayFailure) throw answer ?? new Error('asked too often');
    return answer;
  };
  const host: GameHost = {
    language: 'en',
    title: null,
    skin: null,
    look: async () => null,
    currencySymbol: '৳',
    stream: null,
    allows: [],
    onAllows: () => () => undefined,
    state: async () => ({
      balance: '100.00',
      seeds: SEEDS,
      lastRound: null,
      seen: null,
      allows: [],
      ...(state.length > 1 ? state.shift() : state[0]),
    }),
    spin: async (operationId, _bet, resume): Promise<SpinAnswer> => {
      asked.push(resume ? `resume ${operationId}` : operationId);
      const answer = next();
      return { round: 'round' in answer ? answer.round : answer, seeds: SEEDS, allows: [] };
    },
    act: async (roundId, step, action): Promise<ActAnswer> => {
      asked.push(`${roundId} ${step} ${JSON.stringify(action)}`);
      const answer = next();
      return 'round' in answer ? answer : { round: answer, refused: null };
    },
    history: () => Promise.reject(new Error('not asked')),
    jackpot: () => Promise.reject(new Error('not asked')),
    sea: () => Promise.reject(new Error('not asked')),
    seen: (_roundId, place) => void seen.push(place),
    rotateSeed: () => Promise.reject(new Error('not asked')),
    lottery: {
      table: () => Promise.reject(new Error('not asked')),
      results: () => Promise.reject(new Error('not asked')),
      order: () => Promise.reject(new Error('not asked')),
      cancel: () => Promise.reject(new Error('not asked')),
      orders: () => Promise.reject(new Error('not asked')),
    },
    call: () => Promise.reject(new Error('not asked')),
    live: () => ({ say: () => undefined, close: () => undefined }),
    tell: (message) => void told.push('state' in message ? message.state : message.type),
    remember: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
    recall: (key) => kept.get(key) ?? null,
  };
  return { host, asked, told, seen, kept };
}
