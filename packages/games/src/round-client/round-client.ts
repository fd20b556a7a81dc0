import { formatMoneyText, minor, parseMoney, type Money } from '@maidan/contract/money.ts';
import type { GameManifest } from '#game.ts';
import type { FreeRoundsView, PlayState, RoundView, SeedsView } from '#play.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import { pause } from '#screen-parts/pause.ts';
import type { Sounds } from '#screen-parts/sounds.ts';
import { PlayFailure, type GameHost } from '#screen-plug.ts';
import { problemOfRound, problemOfWallet, type Problem } from './round-problem.ts';

/** `open`: the round waits for its player's next action. `checking`: the wallet has not answered the house yet. */
export type Phase = 'loading' | 'idle' | 'sending' | 'checking' | 'showing' | 'open';

export type RoundsState = {
  phase: Phase;
  balance: Money | null;
  seeds: SeedsView | null;
  /** The last round, or the one under way. */
  round: RoundView | null;
  stake: Money;
  /** Rounds that were given to the player, while there are some left. */
  freeRounds: FreeRoundsView | null;
  problem: Problem | null;
  /** What the round on show has won so far, on which stake. */
  won: Money | null;
  wonOnStake: Money | null;
};

export function startOf({ defaultStake }: GameManifest): RoundsState {
  return {
    phase: 'loading',
    balance: null,
    seeds: null,
    round: null,
    stake: defaultStake,
    freeRounds: null,
    problem: null,
    won: null,
    wonOnStake: null,
  };
}

/** What a game does with its rounds. Everything else about them is done here. */
export type RoundStage = {
  /** A bet or an action is on its way: reels begin to turn, a card is lifted. */
  sent?: () => void;
  /** Shows what is new in a round, up to its end or its player's next choice. */
  show: (round: RoundView, showing: Showing) => Promise<void>;
  /** Puts the end of a round, or the choice it waits for, in view at once. Null: as before anything was played. */
  stand: (round: RoundView | null) => void;
};

export type Showing = {
  /**
   * How much the player has seen of it, in numbers of the game's own: 0 nothing, else what `seen` was last told before a reload.
   * A round of steps counts by itself: 1 after the deal, one more for each action.
   */
  readonly from: number;
  /** When the press was, by `performance.now()`. */
  readonly startedAt: number;
  /** The player wants less to watch. */
  readonly quick: boolean;
  /** Keeps where the player is, through a reload and, from 1 on, on another device. */
  readonly seen: (place: number) => void;
  readonly sounds: Sounds;
  /** What has been won up to here. */
  readonly won: (amount: Money) => void;
};

type Parts = {
  host: GameHost;
  manifest: Pick<GameManifest, 'stakeSteps' | 'minimumRoundMs'>;
  stage: () => RoundStage;
  sounds: Sounds;
  isQuick: () => boolean;
  change: (part: Partial<RoundsState>) => void;
};

type Bet = Readonly<Record<string, unknown>>;
type Pending = { operationId: string; bet: Bet; campaignId?: string };
type Acting = { roundId: string; step: number; action: Bet };

const ASK_AGAIN_MS = 1_500;
const SEND_TRIES = 3;
const ON_ITS_WAY: ReadonlySet<string> = new Set(['deciding', 'bet-sent', 'action-sent', 'win-sent']);

export type RoundClient = ReturnType<typeof makeRoundClient>;

/** The rounds of one player at one game, without pixels. Never two calls at a time. */
export function makeRoundClient({ host, manifest, stage, sounds, isQuick, change }: Parts) {
  /** What stands on the stage, to go back to when something is refused. */
  let standing: RoundView | null = null;
  let startedAt = -Infinity;
  /** An action whose answer was lost. A reload forgets it: the round is then found as it stands. */
  let acting: Acting | null = null;

  /** On opening, after a reload and after trouble: stand where the player left, and end what was begun. */
  async function begin(): Promise<void> {
    change({ problem: null });
    acting = null;
    let state = await host.state();
    const stake = manifest.stakeSteps.find((step) => formatMoneyText(step) === host.recall('stake'));
    change({
      balance: parseMoney(state.balance),
      seeds: state.seeds,
      round: state.lastRound,
      freeRounds: state.freeRounds ?? null,
      ...(stake ? { stake } : {}),
    });
    if (host.recall('pending') !== null && (await resumePending())) return;
    while (state.lastRound && ON_ITS_WAY.has(state.lastRound.state)) {
      change({ phase: 'checking' });
      await pause(ASK_AGAIN_MS);
      state = await host.state();
      change({ balance: parseMoney(state.balance), seeds: state.seeds, round: state.lastRound });
    }
    await goOnWith(state);
  }

  async function goOnWith(state: PlayState): Promise<void> {
    const round = state.lastRound;
    standing = round?.outcome ? round : null;
    if (!round || !standing) {
      stage().stand(null);
      return change({ phase: 'idle' });
    }
    if (round.state === 'open') {
      host.tell({ type: 'maidan:round', state: 'started' });
      stage().stand(round);
      return change({ phase: 'open', won: null, wonOnStake: null });
    }
    const seen = host.recall(shownKey(round)) ?? state.seen;
    if (seen !== null) return show(round, Number(seen), true);
    stage().stand(round);
    change({ phase: 'idle', won: parseMoney(round.win ?? '0.00'), wonOnStake: parseMoney(round.stake) });
  }

  /** After a reload: goes on with a bet that reached the house; one that never did is not placed behind the player's back. */
  async function resumePending(): Promise<boolean> {
    try {
      await sendPending(true);
      return true;
    } catch (error) {
      if (!(error instanceof PlayFailure) || error.code !== 'NOT_FOUND') throw error;
      host.tell({ type: 'maidan:round', state: 'ended' });
      return false;
    }
  }

  /** A bet whose fate is not known yet is asked for again before a new one is made. */
  async function place(bet: Bet, campaignId?: string): Promise<void> {
    if (host.recall('pending') === null)
      host.remember('pending', JSON.stringify({ operationId: newOperationId(), bet, campaignId }));
    try {
      await sendPending();
    } catch (error) {
      // Begun on another device since this page was opened: it is shown here, and the bet was not placed.
      if (!(error instanceof PlayFailure) || error.code !== 'ROUND_OPEN') throw error;
      await begin();
      change({ problem: 'ROUND_ELSEWHERE' });
    }
  }

  /** Sends the remembered bet. It keeps its operation id through lost answers and reloads, so it is placed once. */
  async function sendPending(resume = false): Promise<void> {
    const pending = readPending(host.recall('pending'));
    if (!pending) return host.remember('pending', null);
    startedAt = performance.now();
    change({ phase: 'sending', problem: null, won: null, wonOnStake: null });
    host.tell({ type: 'maidan:round', state: 'started' });
    sounds.play('press');
    stage().sent?.();
    const round = await untilAnswered(async () => {
      const answer = await host.spin(pending.operationId, pending.bet, resume, pending.campaignId);
      change({ seeds: answer.seeds });
      return answer.round;
    });
    host.remember('pending', null);
    if (round.outcome && (round.state === 'settled' || round.state === 'open')) return show(round, 0);
    stage().stand(standing);
    if (round.freeRound) await countAgain();
    change({ phase: 'idle', problem: problemOfRound(round), ...balanceIn(round) });
    host.tell({ type: 'maidan:round', state: 'ended' });
  }

  /** What is left of a gift, and the balance: after the last of its rounds their sum has been paid. */
  async function countAgain(): Promise<Partial<RoundsState>> {
    try {
      const { freeRounds = null, balance } = await host.state();
      change({ freeRounds });
      return { balance: parseMoney(balance) };
    } catch {
      // The house counts: a page that could not ask offers what was there, and is told when it presses.
      return {};
    }
  }

  /** The player's choice in an open round. Sent again under the same step, it acts once. */
  async function act(action: Bet): Promise<void> {
    if (standing?.state !== 'open') return;
    acting ??= { roundId: standing.id, step: standing.actions.length, action };
    const { roundId, step, action: chosen } = acting;
    change({ phase: 'sending', problem: null });
    sounds.play('press');
    stage().sent?.();
    let refused: Parameters<typeof problemOfWallet>[0] = null;
    try {
      const round = await untilAnswered(async () => {
        const answer = await host.act(roundId, step, chosen);
        refused = answer.refused;
        return answer.round;
      });
      acting = null;
      if (refused === null) return await show(round, step + 1);
      standing = round;
      stage().stand(round);
      change({ phase: 'open', round, problem: problemOfWallet(refused), ...balanceIn(round) });
    } catch (error) {
      if (!mayHaveArrived(error)) acting = null;
      // Another device of the player was quicker.
      if (error instanceof PlayFailure && error.code === 'OPERATION_CONFLICT') return begin();
      throw error;
    }
  }

  /** Asks until the money has moved. Answers that got lost are asked for a few times more. */
  async function untilAnswered(ask: () => Promise<RoundView>): Promise<RoundView> {
    for (let failures = 0; ;) {
      try {
        const round = await ask();
        if (!ON_ITS_WAY.has(round.state)) return round;
        change({ phase: 'checking' });
      } catch (error) {
        failures += 1;
        if (!mayHaveArrived(error)) host.remember('pending', null);
        if (!mayHaveArrived(error) || failures >= SEND_TRIES) throw error;
      }
      await pause(ASK_AGAIN_MS);
    }
  }

  async function show(round: RoundView, from: number, wasLeft = false): Promise<void> {
    const win = parseMoney(round.win ?? '0.00');
    const stake = parseMoney(round.stake);
    // What a free round wins is not in the balance yet.
    const inBalance = round.freeRound ? 0n : win;
    if (round.balanceAfter !== null) change({ balance: minor(parseMoney(round.balanceAfter) - inBalance) });
    change({ round, phase: 'showing' });
    standing = round;
    let toldHouse = wasLeft;
    const seen = (at: number): void => {
      host.remember(shownKey(round), String(at));
      if (at > 0 && round.state === 'settled') {
        toldHouse = true;
        host.seen(round.id, at);
      }
    };
    host.remember(shownKey(round), String(from));
    await stage().show(round, {
      from,
      startedAt,
      quick: isQuick(),
      sounds,
      seen,
      won: (amount) => change({ won: amount, wonOnStake: stake }),
    });
    if (round.state === 'open') return change({ phase: 'open', ...balanceIn(round) });
    await pause(manifest.minimumRoundMs - (performance.now() - startedAt));
    host.remember(shownKey(round), null);
    if (toldHouse) host.seen(round.id, null);
    // Less than the stake is no win, and is not made to sound like one.
    if (win > stake) sounds.play('win');
    const counted = round.freeRound ? await countAgain() : {};
    change({ phase: 'idle', won: win, wonOnStake: stake, ...balanceIn(round), ...counted });
    host.tell({ type: 'maidan:round', state: 'ended' });
  }

  return {
    begin,
    place,
    act,
    /** The player asks for it, so a bet or an action that never arrived is sent now. */
    again: (): Promise<void> => {
      if (acting) return act(acting.action);
      return host.recall('pending') === null ? begin() : sendPending();
    },
    /** After trouble: back to what stood. */
    standBack(): void {
      stage().stand(standing);
      const isOpen = standing?.state === 'open';
      change({ phase: isOpen ? 'open' : 'idle' });
      if (!isOpen) host.tell({ type: 'maidan:round', state: 'ended' });
    },
  };
}

const shownKey = (round: RoundView): string => `shown:${round.id}`;

function mayHaveArrived(error: unknown): boolean {
  return error instanceof PlayFailure && (error.code === 'OFFLINE' || error.code === 'INTERNAL');
}

function readPending(text: string | null): Pending | null {
  try {
    const { operationId, bet, campaignId } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (typeof operationId !== 'string' || typeof bet !== 'object' || bet === null) return null;
    return { operationId, bet: bet as Bet, ...(typeof campaignId === 'string' && { campaignId }) };
  } catch {
    return null;
  }
}

function balanceIn(round: RoundView): Partial<RoundsState> {
  return round.balanceAfter === null ? {} : { balance: parseMoney(round.balanceAfter) };
}
