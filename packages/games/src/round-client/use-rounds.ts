import { formatMoneyText, type Money } from '@maidan/contract/money.ts';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { GameManifest } from '#game.ts';
import type { SeedsView } from '#play.ts';
import type { Sounds } from '#screen-parts/sounds.ts';
import type { GameHost } from '#screen-plug.ts';
import {
  makeRoundClient,
  startOf,
  type RoundClient,
  type RoundsState,
  type RoundStage,
} from './round-client.ts';
import { problemOfFailure } from './round-problem.ts';

export type Rounds = RoundsState & {
  /** Bets, or plays one of the rounds of a campaign. While something is under way, this and every other press does nothing. */
  place: (bet: Readonly<Record<string, unknown>>, campaignId?: string) => void;
  /** The next action of an open round. */
  act: (action: Readonly<Record<string, unknown>>) => void;
  retry: () => void;
  setStake: (stake: Money) => void;
  setSeeds: (seeds: SeedsView) => void;
  dismiss: () => void;
};

type Options = {
  host: GameHost;
  manifest: GameManifest;
  stage: RoundStage;
  sounds: Sounds;
  quick: boolean;
};

/** The rounds of a screen: opening, betting, acting, lost answers, reloads. The screen says how a round is shown. */
export function useRounds({ host, manifest, stage, sounds, quick }: Options): Rounds {
  const [state, change] = useReducer(
    (before: RoundsState, part: Partial<RoundsState>) => ({ ...before, ...part }),
    manifest,
    startOf,
  );
  const latest = useRef({ stage, quick });
  useEffect(() => {
    latest.current = { stage, quick };
  });
  const kept = useRef<RoundClient>(null);
  const busy = useRef(false);
  const run = (work: (client: RoundClient) => Promise<void>): void => {
    if (busy.current) return;
    busy.current = true;
    const client = (kept.current ??= makeRoundClient({
      host,
      manifest,
      sounds,
      change,
      stage: () => latest.current.stage,
      isQuick: () => latest.current.quick,
    }));
    work(client)
      .catch((error: unknown) => {
        client.standBack();
        change({ problem: problemOfFailure(error) });
      })
      .finally(() => {
        busy.current = false;
      });
  };

  const open = useEffectEvent(() => run((client) => client.begin()));
  useEffect(() => open(), []);

  // Nobody asked, so a bet that never arrived is forgotten, not sent.
  const reconnect = useEffectEvent(() => {
    if (state.problem === 'OFFLINE') run((client) => client.begin());
  });
  useEffect(() => {
    addEventListener('online', reconnect);
    return () => removeEventListener('online', reconnect);
  }, []);

  return {
    ...state,
    place: (bet, campaignId) => state.phase === 'idle' && run((client) => client.place(bet, campaignId)),
    act: (action) => state.phase === 'open' && run((client) => client.act(action)),
    retry: () => run((client) => client.again()),
    setStake(stake) {
      if (busy.current) return;
      host.remember('stake', formatMoneyText(stake));
      change({ stake, problem: null });
    },
    setSeeds: (seeds) => change({ seeds }),
    dismiss: () => change({ problem: null }),
  };
}
