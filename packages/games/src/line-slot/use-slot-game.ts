import { formatMoneyText, type Money } from '@maidan/contract/money.ts';
import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import type { SeedsView } from '#play.ts';
import { newOperationId } from '#screen-parts/numbers.ts';
import type { Sounds } from '#screen-parts/sounds.ts';
import type { GameHost } from '#screen-plug.ts';
import type { ReelsHandle } from './reels.tsx';
import { begin, playPending, problemIn, START, type Parts, type SlotGame } from './round-flow.ts';

/** What stands in the window before anything was played. */
export const FIRST_STOPS: readonly number[] = [4, 11, 7, 19, 2];

/** The state of the screen. While something is under way, every further press does nothing. */
export function useSlotGame(host: GameHost, reels: RefObject<ReelsHandle | null>, sounds: Sounds) {
  const [game, change] = useReducer(
    (before: SlotGame, part: Partial<SlotGame>) => ({ ...before, ...part }),
    START,
  );
  const busy = useRef(true);
  const standing = useRef(FIRST_STOPS);
  const parts: Parts = {
    host,
    sounds,
    reels: () => reels.current,
    standing: { get: () => standing.current, set: (stops) => void (standing.current = stops) },
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    busy.current = true;
    try {
      await work();
    } catch (error) {
      reels.current?.stand(standing.current);
      change({ phase: 'idle', flight: null, skip: null, problem: problemIn(error) });
      host.tell({ type: 'maidan:round', state: 'ended' });
    } finally {
      busy.current = false;
    }
  };

  const open = useEffectEvent(() => void run(() => begin(parts, change)));
  useEffect(() => open(), []);

  const spin = (): void => {
    if (busy.current) return;
    // A bet whose fate is not known yet is asked for again before a new one is made.
    if (host.recall('pending') === null)
      host.remember(
        'pending',
        JSON.stringify({ operationId: newOperationId(), stake: formatMoneyText(game.stake) }),
      );
    void run(() => playPending(parts, change));
  };
  const retry = (): void => {
    if (busy.current) return;
    // The player asks for it, so a bet that never arrived is sent now.
    void run(() => (host.recall('pending') === null ? begin(parts, change) : playPending(parts, change)));
  };
  const setStake = (stake: Money): void => {
    if (busy.current) return;
    host.remember('stake', formatMoneyText(stake));
    change({ stake, problem: null });
  };
  return {
    game,
    spin,
    retry,
    setStake,
    setSeeds: (seeds: SeedsView) => change({ seeds }),
    dismiss: () => change({ problem: null }),
  };
}
